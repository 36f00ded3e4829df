import { expect, test } from 'vitest';
import { z } from 'zod';
import { dataFileFields, dataFileHead, publishedSchema } from './data-file.ts';

const base = 'https://site.example';
const addresses = { schema: '/data/things.schema.json', page: '/things' };
const site = { name: 'Voices', demonstration: true, demonstrationNotice: 'All made up.' };
const schema = z.strictObject(dataFileFields('License of the words'));

test('a file names its schema, its license, whom to name and what must be known first', () => {
  const head = dataFileHead(addresses, site, base);
  expect(schema.parse(head)).toEqual({
    $schema: `${base}/data/things.schema.json`,
    license: 'https://creativecommons.org/licenses/by/4.0/',
    source: { name: 'Voices', url: `${base}/things` },
    notice: 'All made up.',
  });
});

test('once the people are real there is nothing to know first', () => {
  const head = dataFileHead(addresses, { ...site, demonstration: false }, base);
  expect(head).not.toHaveProperty('notice');
});

test('a published schema names its own address and says what every field is', () => {
  expect(publishedSchema(schema, addresses.schema, base)).toMatchObject({
    $id: `${base}/data/things.schema.json`,
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    properties: { license: { description: 'License of the words' } },
    additionalProperties: false,
  });
});
