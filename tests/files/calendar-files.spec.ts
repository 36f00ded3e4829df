import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { outDir } from '#hosting/out-dir.ts';
import { instantOf } from '#site/time/wall-clock.ts';
import { formats, regions, topics } from '#site/vocabulary.ts';
import { builtFiles, builtPages } from '../support/built-files.ts';
import { readIcs } from '../support/ics-events.ts';
import { icsProblems } from '../support/ics-problems.ts';
import { type WrittenEvent, writtenEvents } from '../support/written-events.ts';

const host = 'climatehealthvoices.example';
const events = writtenEvents();
const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
const slug = (word: string) => word.toLowerCase().replaceAll(' ', '-');

/** Every calendar feed, and whether an event belongs to it. */
const feeds: [string, (event: WrittenEvent) => boolean][] = [
  ['calendar.ics', () => true],
  ...topics.map((topic): [string, (event: WrittenEvent) => boolean] => [
    `calendar/topic/${slug(topic)}.ics`,
    (event) => event.topics.includes(topic),
  ]),
  ...regions.map((region): [string, (event: WrittenEvent) => boolean] => [
    `calendar/region/${slug(region)}.ics`,
    (event) => event.region === region,
  ]),
  ...formats.map((format): [string, (event: WrittenEvent) => boolean] => [
    `calendar/format/${format}.ics`,
    (event) => event.format === format,
  ]),
];
const eventFile = ({ id }: WrittenEvent) => `resources/events-calendar/${id}.ics`;

/** The event that every program has to read from a calendar file. */
function expectedEvent(event: WrittenEvent) {
  const { id, title, start, end, zone, location, status } = event;
  return {
    uid: `${id}@${host}`,
    title,
    startsAt: instantOf(start, zone),
    endsAt: instantOf(end, zone),
    // UTC, where the zone had other rules on that day.
    zone: expect.stringMatching(new RegExp(`^(${zone.replaceAll('+', '\\+')}|UTC)$`)),
    place: location,
    status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
  };
}

test('there is a file for each event and a feed for each topic, region and format, and no other', () => {
  expect(builtFiles('**/*.ics')).toEqual(
    [...events.map(eventFile), ...feeds.map(([path]) => path)].sort(),
  );
});

test('every calendar file keeps to the letter of iCalendar', () => {
  for (const path of builtFiles('**/*.ics')) {
    expect(icsProblems(readFileSync(join(outDir, path))), path).toEqual([]);
  }
});

test('another library reads in every event’s file what was written', () => {
  for (const event of events) {
    expect(readIcs(read(eventFile(event)))).toMatchObject([expectedEvent(event)]);
  }
});

test('another library reads in every feed the events that belong to it, each once, in order', () => {
  for (const [path, belongs] of feeds) {
    const written = events.filter(belongs).map(expectedEvent);
    const inOrder = written.toSorted(
      (a, b) => a.startsAt.localeCompare(b.startsAt) || a.uid.localeCompare(b.uid),
    );
    expect(readIcs(read(path)), path).toHaveLength(written.length);
    expect(readIcs(read(path)), path).toMatchObject(inOrder);
  }
});

test('the states that an event can have are there to be seen, and an event is the same in every file', () => {
  expect(new Set(events.map(({ status }) => status)).size).toBe(4);
  const wordsOf = (path: string) => read(path).match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g) ?? [];
  const known = new Set(events.flatMap((event) => wordsOf(eventFile(event))));
  for (const [path] of feeds) {
    expect(
      wordsOf(path).filter((words) => !known.has(words)),
      path,
    ).toEqual([]);
  }
});

test('files are sent as calendars, and pages name no calendar that is not there', async ({
  request,
}) => {
  for (const path of [
    'calendar.ics',
    eventFile(events[0] as WrittenEvent),
    'calendar/topic/youth.ics',
  ]) {
    const answer = await request.get(`/${path}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toBe(read(path));
  }
  const files = new Set(builtFiles('**/*.ics').map((path) => `/${path}`));
  const named = builtPages().flatMap(({ html }) =>
    [...html.matchAll(/(?:webcal|https):\/\/[\w.]+(\/[\w/-]+\.ics)"/g)].map(
      ([, path = '']) => path,
    ),
  );
  expect(named.length).toBeGreaterThan(feeds.length);
  expect([...new Set(named)].filter((path) => !files.has(path))).toEqual([]);
});

test('every event’s page tells search engines the same as its file', () => {
  for (const event of events) {
    const html = read(`resources/events-calendar/${event.id}.html`);
    const [, text = ''] =
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const data = JSON.parse(text);
    expect(data['@type']).toBe('Event');
    expect(data.name).toBe(event.title);
    expect(new Date(data.startDate).getTime()).toBe(Date.parse(expectedEvent(event).startsAt));
    expect(new Date(data.endDate).getTime()).toBe(Date.parse(expectedEvent(event).endsAt));
    expect(data.eventStatus).toMatch(
      /^https:\/\/schema\.org\/Event(Scheduled|Rescheduled|Cancelled)$/,
    );
    expect(data.eventStatus.endsWith('Cancelled')).toBe(event.status === 'cancelled');
    expect(data.eventAttendanceMode).toMatch(/\/(Offline|Online|Mixed)EventAttendanceMode$/);
  }
});
