import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { EventsFile } from '#features/events/events-file.ts';
import { outDir } from '#hosting/out-dir.ts';
import { builtFiles, builtPages } from '../support/built-files.ts';

const read = (file: string) => JSON.parse(readFileSync(join(outDir, file), 'utf8'));
const data: EventsFile = read('data/events.json');
const pages = builtPages().filter(({ path }) =>
  /^\/resources\/events-calendar\/(?!all)[\w-]+$/.test(path),
);

test('the published events are what their published schema says', () => {
  const schema = read('data/events.schema.json');
  expect(data.$schema).toBe(schema.$id);
  const isDate = (day: string) => !Number.isNaN(Date.parse(day));
  const formats = { uri: URL.canParse, date: isDate, 'date-time': isDate };
  const validate = new Ajv2020({ allErrors: true, formats }).compile(schema);
  validate(data);
  expect(validate.errors ?? []).toEqual([]);
  const [first] = data.events;
  expect(validate({ ...data, events: [{ ...first, start: 'soon' }] })).toBe(false);
  expect(validate({ ...data, events: [{ ...first, status: 'maybe' }] })).toBe(false);
  expect(validate({ ...data, phone: '555-0123' })).toBe(false);
});

test('the list names every event page of the build, its calendar file and its speakers', () => {
  const files = new Set(builtFiles('**/*').map((file) => `/${file}`));
  expect(data.events.map(({ url }) => new URL(url).pathname).sort()).toEqual(
    pages.map(({ path }) => path).sort(),
  );
  for (const { calendarUrl, speakers } of data.events) {
    expect(files).toContain(new URL(calendarUrl).pathname);
    for (const { url } of speakers) expect(files).toContain(`${new URL(url).pathname}.html`);
  }
});

test('the calendar and its events tell machines where data and calendar are', () => {
  const calendar = readFileSync(join(outDir, 'resources/events-calendar.html'), 'utf8');
  for (const html of [calendar, ...pages.map((page) => page.html)]) {
    expect(html).toMatch(
      /<link rel="alternate" type="application\/json" href="\/data\/events\.json"/,
    );
    expect(html).toMatch(
      /<link rel="alternate" type="text\/calendar" title="[^"]+" href="\/[\w/-]+\.ics"/,
    );
  }
});
