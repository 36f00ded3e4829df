import { expect, test } from 'vitest';
import type { ClaimView } from '#features/evidence/claims/claim.ts';
import {
  relatedClaims,
  resourceCitations,
  resourceJsonLd,
  resourceShareCard,
  resourceShareImage,
} from './resource-page.ts';
import { sampleResource } from './testing/sample-resource.ts';

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
    author: [{ '@type': 'Person', name: 'Rachel Young' }],
    identifier: 'doi:10.1038/x',
    license: 'https://licenses.example/by',
  });
});

test('a document that is not available has no address', () => {
  expect(resourceJsonLd(sampleResource({ fileUrl: '#' }), site, 'V')).not.toHaveProperty('url');
});

const cited = (more: Parameters<typeof sampleResource>[0], form = 'apa') =>
  resourceCitations(sampleResource(more), site).find(({ id }) => id === form)?.text;

test('a document is cited under its publisher, in six forms', () => {
  expect(resourceCitations(sampleResource(), site).map(({ name }) => name)).toEqual([
    'Text',
    'APA',
    'Vancouver',
    'BibTeX',
    'RIS',
    'CSL-JSON',
  ]);
  expect(cited({})).toBe('Elm Street Press. (2024). A guide to heat. https://docs.example/heat');
  expect(cited({}, 'vancouver')).toContain('[cited 2026 Nov 21]');
  expect(cited({}, 'bibtex')).toMatch(/^@report\{/);
});

test('a paper is cited under the people who wrote it, with its journal', () => {
  const paper = {
    authors: ['Young, Rachel', 'Hsiang, Solomon'],
    publisher: 'Springer Nature',
    journal: 'Nature',
  };
  expect(cited(paper)).toBe(
    'Young, R., & Hsiang, S. (2024). A guide to heat. Nature. https://docs.example/heat',
  );
  expect(cited(paper, 'bibtex')).toMatch(/^@article\{/);
});

test('a document that is not available is cited by its page here', () => {
  expect(cited({ fileUrl: '#' })).toContain('https://site.example/resources/library/a-guide');
});

const claim = (id: string, status: ClaimView['status'], href: string) =>
  ({
    id,
    status,
    specified: { figure: '1', wording: 'one' },
    published: { claimId: id, figure: '1', wording: 'one', source: { href, title: id } },
  }) as unknown as ClaimView;

const here = 'https://docs.example/heat';
const ledger = new Map(
  [
    claim('supported', 'supported', here),
    claim('other', 'differs', here),
    claim('borrowed', 'unsourced', here),
    claim('elsewhere', 'supported', `${here}/2`),
  ].map((one) => [one.id, one]),
);

test('figures of the same address or title belong to the document, borrowed ones do not', () => {
  const related = (title: string) =>
    relatedClaims(ledger, { fileUrl: here, title }).map(({ id }) => id);
  expect(related('A guide to heat')).toEqual(['supported', 'other']);
  expect(related('elsewhere')).toEqual(['supported', 'other', 'elsewhere']);
});

test('a document that is not available has none', () => {
  expect(relatedClaims(ledger, { fileUrl: undefined, title: 'A guide to heat' })).toEqual([]);
});

test('a card says what a document is and whose', () => {
  expect(resourceShareCard(sampleResource(), 'Voices')).toEqual({
    site: 'Voices',
    kicker: 'Guide',
    title: 'A guide to heat',
    lines: ['Elm Street Press, Oct 2024'],
    tags: ['public health', 'policy'],
  });
});

test('each document has a picture of its own, told in words', () => {
  expect(resourceShareImage(sampleResource())).toEqual({
    src: '/share/resources/a-guide.png',
    alt: 'A guide to heat. Elm Street Press',
  });
});
