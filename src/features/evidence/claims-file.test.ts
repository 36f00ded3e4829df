import { expect, test } from 'vitest';
import { claimsFile } from './claims-file.ts';
import { sampleEntry } from './testing/claims.ts';

const base = 'https://site.example';
const entries = ['heat-island', 'visits', 'evacuations'].map((id) => sampleEntry(id));
const file = claimsFile.contentOf(
  entries,
  { name: 'Voices', demonstration: false, demonstrationNotice: '' },
  base,
);
const [island, visits, evacuations] = file.claims;

test('the file says what it is and who may use it, and holds what its schema allows', () => {
  expect(claimsFile.schema.parse(file)).toEqual(file);
  expect(file).toMatchObject({
    $schema: 'https://site.example/data/claims.schema.json',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    source: { name: 'Voices', url: 'https://site.example/evidence' },
  });
});

test('a claim comes with its source, its scope and whole addresses', () => {
  expect(island).toMatchObject({
    url: 'https://site.example/evidence/heat-island',
    published: {
      figure: '1-7°F',
      place: 'United States',
      source: { publisher: 'Agency of Air', year: null, url: 'https://www.example.org/heat' },
    },
    read: [{ url: 'https://www.example.org/report', year: '2021' }],
    pages: ['https://site.example/'],
  });
});

test('a figure under review keeps both figures', () => {
  expect(visits).toMatchObject({
    status: 'differs',
    specified: { figure: '35%' },
    published: { figure: '7.8%' },
  });
});

test('a figure without a source names the closest one and publishes nothing', () => {
  expect(evacuations).toMatchObject({ status: 'unsourced', closest: 'heat-island' });
  expect(evacuations).not.toHaveProperty('published');
});

test('the schema names its own address', () => {
  expect(claimsFile.schemaAt(base)).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://site.example/data/claims.schema.json',
  });
});
