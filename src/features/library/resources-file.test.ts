import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  resourceRecord,
  resourceRecordSchema,
  resourcesFile,
  resourcesFileJsonSchema,
  resourcesFileSchema,
} from './resources-file.ts';
import { sampleResource } from './testing/sample-resource.ts';

const at = 'https://site.example';
const source = { name: 'V', demonstration: true, demonstrationNotice: 'Examples.' };
const file = () => JSON.parse(JSON.stringify(resourcesFile([sampleResource()], source, at)));

test('the file says what it is and who may use it, and keeps to its schema', () => {
  expect(resourcesFileSchema.parse(file())).toEqual(file());
  expect(file()).toMatchObject({
    $schema: 'https://site.example/data/resources.schema.json',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    notice: 'Examples.',
    source: { name: 'V', url: 'https://site.example/resources/library' },
    resources: [{ id: 'a-guide' }],
  });
});

test('the schema names its own address and describes every field', () => {
  const schema = resourcesFileJsonSchema(at);
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://site.example/data/resources.schema.json',
  });
  expect(undescribed(schema)).toEqual([]);
});

/** Names of the properties, at any depth, that have no description. */
function undescribed(schema: z.core.JSONSchema.BaseSchema): string[] {
  const parts = Object.values(schema.$defs ?? {}).filter((part) => typeof part === 'object');
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    typeof property === 'object'
      ? [...('description' in property ? [] : [name]), ...undescribed(property)]
      : [],
  );
  return [...own, ...parts.flatMap(undescribed)];
}

test('a record is what its schema says, also after it was written and read', () => {
  const record = resourceRecord(
    sampleResource({ license: { name: 'CC BY 4.0', url: 'https://licenses.example/by' } }),
    at,
  );
  expect(resourceRecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(
    JSON.parse(JSON.stringify(record)),
  );
});

test('a record names its page in full, its date and how exactly it is known', () => {
  expect(resourceRecord(sampleResource(), at)).toMatchObject({
    url: 'https://site.example/resources/library/a-guide',
    published: '2024-10',
    datePrecision: 'month',
    documentUrl: 'https://docs.example/heat',
    doi: undefined,
  });
});

test('a document that is not available has no address, one of ours a full one', () => {
  const addressOf = (fileUrl: string) => resourceRecord(sampleResource({ fileUrl }), at);
  expect(addressOf('#').documentUrl).toBeUndefined();
  expect(addressOf('/stories').documentUrl).toBe('https://site.example/stories');
  expect(addressOf('https://doi.org/10.1038/x')).toMatchObject({ doi: '10.1038/x' });
});

test('a field that nobody decided to publish stays inside', () => {
  const resource = { ...sampleResource(), checkedBy: 'Ana' };
  expect(JSON.stringify(resourceRecord(resource, at))).not.toContain('Ana');
});
