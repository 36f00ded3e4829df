import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { SpeakersFile } from '#features/speakers/speakers-file.ts';
import { outDir } from '#hosting/out-dir.ts';
import { builtFiles, builtPages } from '../support/built-files.ts';
import { dataBlocksOf } from '../support/head-data.ts';

const read = (file: string) => JSON.parse(readFileSync(join(outDir, file), 'utf8'));
const data: SpeakersFile = read('data/speakers.json');
const profiles = builtPages().filter(({ path }) => /^\/speakers\/profile\/(?!404$)/.test(path));

test('the published list of speakers is what its published schema says', () => {
  const schema = read('data/speakers.schema.json');
  expect(data.$schema).toBe(schema.$id);
  const ajv = new Ajv2020({ allErrors: true, formats: { uri: URL.canParse } });
  const validate = ajv.compile(schema);
  validate(data);
  expect(validate.errors ?? []).toEqual([]);
  const { name: _, ...nameless } = data.speakers[0] ?? {};
  expect(validate({ ...data, speakers: [nameless] })).toBe(false);
  expect(validate({ ...data, phone: '555-0123' })).toBe(false);
});

test('the list names every profile and every portrait of the build, and nobody else', () => {
  const files = new Set(builtFiles('**/*').map((file) => `/${file}`));
  expect(data.speakers.map(({ url }) => new URL(url).pathname).sort()).toEqual(
    profiles.map(({ path }) => path).sort(),
  );
  expect(data.speakers.filter(({ portrait }) => portrait && !files.has(portrait.src))).toEqual([]);
});

test('every profile says who it is about, in data that equals the published list', () => {
  for (const { path, html } of profiles) {
    const blocks = dataBlocksOf(html);
    expect(blocks, path).toHaveLength(1);
    expect(blocks[0], path).not.toContain('<');
    const speaker = data.speakers.find(({ url }) => new URL(url).pathname === path);
    expect(JSON.parse(blocks[0] ?? ''), path).toMatchObject({
      '@type': 'Person',
      name: speaker?.name,
      jobTitle: speaker?.title,
      worksFor: { '@type': 'Organization', name: speaker?.organization },
      description: speaker?.bioShort,
      url: speaker?.url,
      // Search engines take no drawing as a picture of a person.
      image: new URL(`/speakers/headshots/${basename(path)}-square-web.jpg`, speaker?.url).href,
      knowsAbout: speaker?.expertise,
      knowsLanguage: speaker?.languages,
    });
  }
});

test('no data gives a way to reach a speaker past the team', () => {
  const texts = [JSON.stringify(data), ...profiles.flatMap(({ html }) => dataBlocksOf(html))];
  expect(
    texts.filter((text) => /[\w.+-]@[\w-]+\.|"(email|telephone|phone)"|\btel:/i.test(text)),
  ).toEqual([]);
});
