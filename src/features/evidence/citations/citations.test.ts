import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apaCitation,
  bibtexCitation,
  type Citable,
  citationForms,
  plainCitation,
  vancouverCitation,
} from './citations.ts';
import { cslCitation, cslOf, readBibtex } from './testing/citation-library.ts';

const survey: Citable = {
  key: 'home-71',
  author: 'ecoAmerica and Lake Research Partners',
  title: 'American Climate Perspectives Survey 2019, Vol. III: Health Is a Major Motivator',
  published: '2019',
  url: 'https://ecoamerica.org/survey_2019/vol%20iii/#top',
  accessed: '2026-11-21',
};

/** Documents whose citations are hard to punctuate. */
const documents: readonly (readonly [what: string, document: Citable])[] = [
  ['a document with a year', survey],
  ['a document without a date', { ...survey, published: null }],
  ['a document of a month', { ...survey, published: '2025-08' }],
  [
    'a document of a day, read in May',
    { ...survey, published: '2025-08-02', accessed: '2026-05-03' },
  ],
  ['a title that asks', { ...survey, title: 'Does Heat Kill?' }],
  ['a title that calls', { ...survey, title: 'Turn Around Don’t Drown!' }],
  ['an author that ends with a point', { ...survey, author: 'Voices of Health, Inc.' }],
  ['signs that mean something to TeX', { ...survey, title: 'Heat & Smoke: 5% of $1 in #2_b' }],
  ['accents and curly quotes', { ...survey, author: 'Josué Øvergård', title: 'A “Quiet” Summer' }],
  ['a title that names its authors', { ...survey, title: 'Heat (Curriero et al.)' }],
  ['a title that ends with a quoted question', { ...survey, title: 'They Asked “Who Pays?”' }],
  ['a title of two sentences', { ...survey, title: 'Heat. And Smoke' }],
];

describe.each(documents)('%s', (_, document) => {
  test('is cited in APA style as the citation library writes it', () => {
    expect(apaCitation(document)).toBe(cslCitation(document, 'apa'));
  });

  test('is cited in Vancouver style as the citation library writes it', () => {
    expect(vancouverCitation(document)).toBe(cslCitation(document, 'vancouver'));
  });

  test('is an entry of BibTeX that the citation library reads back', () => {
    const { author, title, URL, issued } = readBibtex(bibtexCitation(document));
    const expected = cslOf(document);
    expect({ title, URL }).toEqual({ title: expected.title, URL: expected.URL });
    expect(JSON.stringify(author)).toContain(document.author);
    // An entry names no day.
    const date = document.published?.split('-').slice(0, 2).map(Number);
    expect(issued).toEqual(date && { 'date-parts': [date] });
  });
});

test('any title and author come back from BibTeX as they were', () => {
  const words = fc
    .array(fc.constantFrom(...'aZ é&%$#_{}~^\\9-:;,'), { minLength: 1, maxLength: 24 })
    .map((letters) => letters.join('').trim().replace(/ +/g, ' '))
    .filter((text) => text !== '');
  fc.assert(
    fc.property(words, (title) => {
      const document: Citable = { ...(documents[0]?.[1] as Citable), title };
      expect(readBibtex(bibtexCitation(document))['title']).toBe(title);
    }),
  );
});

test.each<[string, Partial<Citable>, string]>([
  ['a year', {}, 'WHO, “Heat,” 2019. https://who.example (read November 21, 2026)'],
  [
    'a month',
    { published: '2025-08' },
    'WHO, “Heat,” August 2025. https://who.example (read November 21, 2026)',
  ],
  [
    'no date',
    { published: null },
    'WHO, “Heat,” undated. https://who.example (read November 21, 2026)',
  ],
  [
    'a question',
    { title: 'Heat?' },
    'WHO, “Heat?” 2019. https://who.example (read November 21, 2026)',
  ],
])('in plain words, a document with %s', (_, part, written) => {
  const plain = { key: 'heat', author: 'WHO', title: 'Heat', published: '2019' };
  const place = { url: 'https://who.example', accessed: '2026-11-21' };
  expect(plainCitation({ ...plain, ...place, ...part })).toBe(written);
});

test('four forms are offered', () => {
  expect(citationForms.map(({ name }) => name)).toEqual(['Text', 'APA', 'Vancouver', 'BibTeX']);
});
