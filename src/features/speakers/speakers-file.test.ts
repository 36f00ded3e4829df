import { expect, test } from 'vitest';
import type { z } from 'zod';
import { speakersFileSchema } from './speakers-file.schema.ts';
import { speakersFile, speakersFileJsonSchema } from './speakers-file.ts';
import { sampleSpeaker } from './testing/sample-speaker.ts';

const at = 'https://site.example';
const site = {
  name: 'Voices',
  demonstration: true,
  demonstrationNotice: 'Everyone here is fictional.',
} as Parameters<typeof speakersFile>[1];

test('the file says what it is, who may use it and that its people are examples', () => {
  const file = speakersFile([sampleSpeaker()], site, at);
  expect(speakersFileSchema.parse(file)).toEqual(file);
  expect(file).toMatchObject({
    $schema: 'https://site.example/data/speakers.schema.json',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    source: { name: 'Voices', url: 'https://site.example/speakers/directory' },
    notice: 'Everyone here is fictional.',
  });
});

test('a site with real people says no such thing', () => {
  expect(speakersFile([], { ...site, demonstration: false }, at)).not.toHaveProperty('notice');
});

test('the same speakers give the same file', () => {
  const once = () => JSON.stringify(speakersFile([sampleSpeaker()], site, at));
  expect(once()).toBe(once());
});

test('the schema names its own address and describes every field', () => {
  const schema = speakersFileJsonSchema(at);
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://site.example/data/speakers.schema.json',
  });
  expect(undescribed(schema)).toEqual([]);
});

/** Names of the properties, at any depth, that have no description. */
function undescribed(schema: z.core.JSONSchema.BaseSchema): string[] {
  const parts = [...Object.values(schema.$defs ?? {}), schema.items].filter(
    (part): part is z.core.JSONSchema.BaseSchema =>
      typeof part === 'object' && !Array.isArray(part),
  );
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    typeof property === 'object'
      ? [...('description' in property ? [] : [name]), ...undescribed(property)]
      : [],
  );
  return [...own, ...parts.flatMap(undescribed)];
}
