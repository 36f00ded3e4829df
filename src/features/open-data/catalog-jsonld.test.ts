import { expect, test } from 'vitest';
import { catalogJsonLd, datasetJsonLd } from './catalog-jsonld.ts';
import type { DataFileView } from './data-file-view.ts';

const base = 'https://site.example';
const events: DataFileView = {
  ...{ name: 'events', href: '/data/events.json', schemaHref: '/data/events.schema.json' },
  ...{ bytes: 1200, entries: 2 },
  fields: [{ name: 'start', meaning: 'Start', isOptional: false }],
};
const parts = {
  holds: { speakers: 'People', events: 'All events', resources: 'Documents', claims: 'Figures' },
  ...{ site: { name: 'Voices' }, built: '2026-11-22', base, href: '/data' },
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
    distribution: {
      contentUrl: `${base}/data/events.json`,
      encodingFormat: 'application/json',
      contentSize: '1200',
    },
  });
});

test('the catalog has every file, and each without a context of its own', () => {
  const page = { title: 'Data', description: 'All of it.' };
  const { dataset, url } = catalogJsonLd({ ...parts, page, files: [events, events] });
  expect(url).toBe(`${base}/data`);
  expect(dataset).toHaveLength(2);
  expect(JSON.stringify(dataset)).not.toContain('@context');
});
