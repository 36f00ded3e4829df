import { expect, test } from 'vitest';
import { sampleResource } from '../testing/sample-resource.ts';
import { resourceRecordSchema } from './resource-record.schema.ts';
import { resourceRecord } from './resource-record.ts';

const site = 'https://site.example';

test('a record is what its schema says, also after it was written and read', () => {
  const record = resourceRecord(
    sampleResource({ license: { name: 'CC BY 4.0', url: 'https://licenses.example/by' } }),
    site,
  );
  expect(resourceRecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(
    JSON.parse(JSON.stringify(record)),
  );
});

test('a record names its page in full, its date and how exactly it is known', () => {
  expect(resourceRecord(sampleResource(), site)).toMatchObject({
    url: 'https://site.example/resources/library/a-guide',
    published: '2024-10',
    datePrecision: 'month',
    documentUrl: 'https://docs.example/heat',
    doi: undefined,
  });
});

test('a document that is not available has no address, one of ours a full one', () => {
  const addressOf = (fileUrl: string) => resourceRecord(sampleResource({ fileUrl }), site);
  expect(addressOf('#').documentUrl).toBeUndefined();
  expect(addressOf('/stories').documentUrl).toBe('https://site.example/stories');
  expect(addressOf('https://doi.org/10.1038/x')).toMatchObject({ doi: '10.1038/x' });
});

test('a field that nobody decided to publish stays inside', () => {
  const resource = { ...sampleResource(), checkedBy: 'Ana' };
  expect(JSON.stringify(resourceRecord(resource, site))).not.toContain('Ana');
});
