import { expect, test } from 'vitest';
import type { ResourceView } from './resource.ts';
import { resourcesFile } from './resources-file.ts';
import { sampleResource } from './testing/sample-resource.ts';

const base = 'https://site.example';
const source = { name: 'V', demonstration: true, demonstrationNotice: 'Examples.' };
const fileOf = (resource: ResourceView) =>
  JSON.parse(JSON.stringify(resourcesFile.contentOf([resource], source, base)));
const recordOf = (more: Parameters<typeof sampleResource>[0]) =>
  fileOf(sampleResource(more)).resources[0];

test('the file says what it is and who may use it, and keeps to its schema', () => {
  const file = fileOf(
    sampleResource({ license: { name: 'CC BY 4.0', url: 'https://licenses.example/by' } }),
  );
  expect(resourcesFile.schema.parse(file)).toEqual(file);
  expect(file).toMatchObject({
    $schema: 'https://site.example/data/resources.schema.json',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    notice: 'Examples.',
    source: { name: 'V', url: 'https://site.example/resources/library' },
    resources: [{ id: 'a-guide' }],
  });
});

test('the schema names its own address', () => {
  expect(resourcesFile.schemaAt(base)).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://site.example/data/resources.schema.json',
  });
});

test('a record names its page in full, its date and how exactly it is known', () => {
  const record = recordOf({});
  expect(record).not.toHaveProperty('doi');
  expect(record).toMatchObject({
    url: 'https://site.example/resources/library/a-guide',
    published: '2024-10',
    datePrecision: 'month',
    documentUrl: 'https://docs.example/heat',
  });
});

test('a document that is not available has no address, one of ours a full one', () => {
  expect(recordOf({ fileUrl: '#' })).not.toHaveProperty('documentUrl');
  expect(recordOf({ fileUrl: '/stories' }).documentUrl).toBe('https://site.example/stories');
  expect(recordOf({ fileUrl: 'https://doi.org/10.1038/x' })).toMatchObject({ doi: '10.1038/x' });
});

test('a field that nobody decided to publish stays inside', () => {
  const resource = { ...sampleResource(), checkedBy: 'Ana' };
  expect(JSON.stringify(fileOf(resource))).not.toContain('Ana');
});
