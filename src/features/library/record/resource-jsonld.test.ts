import { expect, test } from 'vitest';
import { sampleResource } from '../testing/sample-resource.ts';
import { resourceJsonLd } from './resource-jsonld.ts';

const site = 'https://site.example';

test('a document is a CreativeWork of its publisher', () => {
  expect(resourceJsonLd(sampleResource(), site, 'Voices')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: 'A guide to heat',
    description: 'What it is.',
    genre: 'Guide',
    keywords: 'public health, policy',
    datePublished: '2024-10',
    publisher: { '@type': 'Organization', name: 'Elm Street Press' },
    url: 'https://docs.example/heat',
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': 'https://site.example/resources/library/a-guide',
      isPartOf: {
        '@type': 'CollectionPage',
        name: 'Voices',
        url: 'https://site.example/resources/library',
      },
    },
  });
});

test('people, DOI and license are named where they are known', () => {
  const resource = sampleResource({
    authors: ['Young, Rachel'],
    fileUrl: 'https://doi.org/10.1038/x',
    license: { name: 'CC BY 4.0', url: 'https://licenses.example/by' },
  });
  expect(resourceJsonLd(resource, site, 'Voices')).toMatchObject({
    author: [{ '@type': 'Person', name: 'Young, Rachel' }],
    identifier: 'doi:10.1038/x',
    license: 'https://licenses.example/by',
  });
});

test('a document that is not available has no address', () => {
  expect(resourceJsonLd(sampleResource({ fileUrl: '#' }), site, 'V')).not.toHaveProperty('url');
});
