import { expect, test } from 'vitest';
import type { z } from 'zod';
import { sampleResource } from '../testing/sample-resource.ts';
import { resourcesFileSchema } from './resources-file.schema.ts';
import { resourcesFile, resourcesFileJsonSchema } from './resources-file.ts';

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
