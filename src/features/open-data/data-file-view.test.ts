import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventsFile } from '#features/events/events-file.ts';
import { claimsFile } from '#features/evidence/claims-file.ts';
import { resourcesFile } from '#features/library/resources-file.ts';
import { speakersFile } from '#features/speakers/speakers-file.ts';
import {
  catalogJsonLd,
  type DataFileView,
  datasetJsonLd,
  licenseFile,
  recordFields,
} from './data-file-view.ts';

test('a field is told with its name, its meaning and whether it may be absent', () => {
  const record = z.strictObject({
    id: z.string().describe('Stays the same'),
    note: z.string().optional().describe('More'),
    list: z.array(z.string()).describe('Several'),
  });
  expect(recordFields(record)).toEqual([
    { name: 'id', meaning: 'Stays the same', isOptional: false },
    { name: 'note', meaning: 'More', isOptional: true },
    { name: 'list', meaning: 'Several', isOptional: false },
  ]);
});

test.each([
  ['speaker', speakersFile],
  ['event', eventsFile],
  ['resource', resourcesFile],
  ['claim', claimsFile],
])('every field of a %s has a meaning, at any depth', (_, { record, schemaAt }) => {
  expect(recordFields(record).filter(({ meaning }) => meaning === '')).toEqual([]);
  expect(undescribed(schemaAt('https://site.example'))).toEqual([]);
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

test('the license is plain words that end with its address', () => {
  const words = {
    title: 'License',
    text: ['Copy it.', 'Name us.'],
    link: 'CC BY 4.0',
    file: 'As text',
  };
  expect(licenseFile(words, 'Voices')).toBe(
    'Voices. License\n\nCopy it.\n\nName us.\n\nCC BY 4.0: https://creativecommons.org/licenses/by/4.0/\n',
  );
});

const base = 'https://site.example';
const events: DataFileView = {
  name: 'events',
  href: '/data/events.json',
  schemaHref: '/data/events.schema.json',
  bytes: 1200,
  csv: { href: '/data/events.csv', bytes: 900 },
  entries: 2,
  fields: [{ name: 'start', meaning: 'Start', isOptional: false }],
};
const parts = {
  descriptions: {
    speakers: 'People',
    events: 'All events',
    resources: 'Documents',
    claims: 'Figures',
  },
  site: { name: 'Voices' },
  built: '2026-11-22',
  base,
  href: '/data',
};

test('a file is a dataset with its license, its maker and where to get it', () => {
  expect(datasetJsonLd(events, parts)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: 'Voices: events',
    description: 'All events',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    creator: { '@type': 'Organization', name: 'Voices' },
    dateModified: '2026-11-22',
    variableMeasured: ['start'],
    distribution: [
      {
        contentUrl: `${base}/data/events.json`,
        encodingFormat: 'application/json',
        contentSize: '1200',
      },
      {
        contentUrl: `${base}/data/events.csv`,
        encodingFormat: 'text/csv',
        contentSize: '900',
      },
    ],
  });
});

test('the catalog has every file, and each without a context of its own', () => {
  const page = { title: 'Data', description: 'All of it.' };
  const { dataset, url } = catalogJsonLd({ ...parts, page, files: [events, events] });
  expect(url).toBe(`${base}/data`);
  expect(dataset).toHaveLength(2);
  expect(JSON.stringify(dataset)).not.toContain('@context');
});
