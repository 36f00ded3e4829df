import { expect, test } from 'vitest';
import { z } from 'zod';
import { dataFile } from './data-file.ts';

const base = 'https://site.example';
const site = { name: 'Voices', demonstration: true, demonstrationNotice: 'All made up.' };
const things = dataFile({
  name: 'things',
  title: 'Things',
  description: 'Things as data',
  page: '/things',
  license: 'License of the words',
  list: 'Every thing',
  record: z
    .strictObject({
      id: z.string().describe('Its id').meta({ label: 'Name of the file', anyNote: 'For staff' }),
    })
    .meta({ id: 'thing' }),
  recordsOf: (ids: readonly string[]) => ids.map((id) => ({ id })),
});

test('a file names its schema, its license, whom to name and what must be known first', () => {
  const content = things.contentOf(['one'], site, base);
  expect(things.schema.parse(content)).toEqual({
    $schema: `${base}/data/things.schema.json`,
    license: 'https://creativecommons.org/licenses/by/4.0/',
    source: { name: 'Voices', url: `${base}/things` },
    notice: 'All made up.',
    things: [{ id: 'one' }],
  });
});

test('once the people are real there is nothing to know first', () => {
  const content = things.contentOf([], { ...site, demonstration: false }, base);
  expect(content).not.toHaveProperty('notice');
});

test('a published schema names its own address and says what every field is', () => {
  expect(things.schemaAt(base)).toMatchObject({
    $id: `${base}/data/things.schema.json`,
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    properties: {
      license: { description: 'License of the words' },
      things: { description: 'Every thing' },
    },
    additionalProperties: false,
  });
});

test('of the notes on a field a published schema has none that is for staff', () => {
  const { $defs } = things.schemaAt(base);
  expect($defs?.['thing']?.properties).toEqual({ id: { type: 'string', description: 'Its id' } });
});
