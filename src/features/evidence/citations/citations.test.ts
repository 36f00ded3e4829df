import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bibtexCitation } from './bibtex.ts';
import { type Citable, doiIn, shortAuthors } from './citable.ts';
import { apaCitation, citationForms, plainCitation, vancouverCitation } from './citations.ts';
import { cslCitation, cslItem } from './csl.ts';
import { risCitation } from './ris.ts';
import { libraryCitation, readBibtex } from './testing/citation-library.ts';

const page: Citable = {
  key: 'home-71',
  type: 'web-page',
  authors: [],
  publisher: 'ecoAmerica and Lake Research Partners',
  title: 'American Climate Perspectives Survey 2019, Vol. III: Health Is a Major Motivator',
  published: '2019',
  url: 'https://ecoamerica.org/survey_2019/vol%20iii/#top',
  accessed: '2026-11-21',
};
const report: Citable = { ...page, type: 'report' };

const paper: Citable = {
  key: 'tropical-cyclone-mortality',
  type: 'article',
  authors: people(2),
  publisher: 'Springer Nature',
  title: 'Mortality caused by tropical cyclones in the United States',
  journal: 'Nature',
  published: '2024-10-02',
  url: 'https://www.nature.com/articles/s41586-024-07945-5',
  accessed: '2026-11-21',
};
const wholePaper: Citable = {
  ...paper,
  volume: '404',
  issue: '10465',
  pages: '1847-1896',
  doi: '10.1016/S0140-6736(24)01822-1',
};

/** The first names of a list of authors, again from the start where more are wanted. */
function people(count: number): string[] {
  const names = [
    'Young, Rachel',
    'Hsiang, Solomon',
    'Schwartz, Sarah E. O.',
    'Van Susteren, Lise',
    'Wiśniowski, Arkadiusz',
    'Lewandowski, R. Eric',
    'Perez Ruiz, Jo-Ann M.',
  ];
  return Array.from({ length: count }, (_, place) => names[place % names.length] ?? '');
}

/** Documents whose citations are hard to punctuate. */
const documents: readonly (readonly [what: string, document: Citable])[] = [
  ['a page with a year', page],
  ['a page without a date', { ...page, published: null }],
  ['a page of a month', { ...page, published: '2025-08' }],
  ['a page of a day, read in May', { ...page, published: '2025-08-02', accessed: '2026-05-03' }],
  ['a page that people wrote', { ...page, authors: people(3) }],
  ['a report of an office', report],
  ['a report of a month', { ...report, published: '2025-08' }],
  ['a report without a date', { ...report, published: null }],
  ['a report that people wrote', { ...report, authors: people(2) }],
  ['a title that asks', { ...report, title: 'Does Heat Kill?' }],
  ['a title that calls', { ...page, title: 'Turn Around Don’t Drown!' }],
  ['an author that ends with a point', { ...page, publisher: 'Voices of Health, Inc.' }],
  ['signs that mean something to TeX', { ...page, title: 'Heat & Smoke: 5% of $1 in #2_b' }],
  ['accents and curly quotes', { ...page, publisher: 'Josué Øvergård', title: 'A “Quiet” Day' }],
  ['a title that ends with a quoted question', { ...page, title: 'They Asked “Who Pays?”' }],
  ['a title of two sentences', { ...page, title: 'Heat. And Smoke' }],
  ...[1, 2, 3, 6, 7, 14, 20, 21, 22].map((count): [string, Citable] => [
    `a paper by ${count}`,
    { ...paper, authors: people(count) },
  ]),
  ['a paper with volume, issue, pages and DOI', wholePaper],
  ['a paper without a volume', { ...wholePaper, volume: undefined, pages: '121-128' }],
  ['a paper without an issue', { ...wholePaper, issue: undefined, pages: 'e077784' }],
  ['a paper of pages with letters', { ...wholePaper, pages: 'e879-e893' }],
  ['a paper without a DOI', { ...wholePaper, doi: undefined }],
  ['a paper of a month', { ...paper, published: '2024-10' }],
  ['a paper of a year, read in May', { ...paper, published: '2024', accessed: '2026-05-03' }],
  ['a paper whose publisher is the journal', { ...paper, publisher: 'Nature' }],
  ['a name with a suffix', { ...paper, authors: ['Quill, Robert A., Jr.'] }],
  ['a name with particles', { ...paper, authors: ['García Márquez, Gabriel'] }],
  ['a name of one word', { ...paper, authors: ['Asha'] }],
];

describe.each(documents)('%s', (_, document) => {
  test('is cited in APA style as the citation library writes it', () => {
    expect(apaCitation(document)).toBe(libraryCitation(document, 'apa'));
  });

  test('is cited in Vancouver style as the citation library writes it', () => {
    expect(vancouverCitation(document)).toBe(libraryCitation(document, 'vancouver'));
  });

  test('is an entry of BibTeX that the citation library reads back', () => {
    const read = readBibtex(bibtexCitation(document));
    const item = cslItem(document);
    const { title, URL } = item;
    expect(read).toMatchObject({ title, URL });
    for (const field of ['container-title', 'volume', 'issue', 'page', 'DOI'] as const)
      expect(read[field], field).toBe(item[field]);
    expect(read['author']).toHaveLength(item.author.length);
    // An entry names no day.
    const date = document.published?.split('-').slice(0, 2).map(Number);
    expect(read['issued']).toEqual(date && { 'date-parts': [date] });
  });

  test('is one item of CSL-JSON and one reference of RIS', () => {
    expect(JSON.parse(cslCitation(document))).toEqual([cslItem(document)]);
    const lines = risCitation(document).split('\n');
    expect(lines[0]).toMatch(/^TY {2}- (JOUR|RPRT|ELEC)$/);
    expect(lines.at(-1)).toBe('ER  - ');
    for (const line of lines) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- /);
  });
});

test.each([
  [wholePaper, 'article'],
  [report, 'report'],
  [page, 'misc'],
  [{ ...report, type: 'data-set' } satisfies Citable, 'misc'],
])('a document is of its own type in BibTeX', (document, type) => {
  expect(bibtexCitation(document)).toMatch(new RegExp(`^@${type}\\{`));
});

test('a reference of RIS has every part of a paper', () => {
  expect(risCitation(wholePaper).split('\n')).toEqual([
    'TY  - JOUR',
    'ID  - tropical-cyclone-mortality',
    'AU  - Young, Rachel',
    'AU  - Hsiang, Solomon',
    'TI  - Mortality caused by tropical cyclones in the United States',
    'T2  - Nature',
    'VL  - 404',
    'IS  - 10465',
    'SP  - 1847',
    'EP  - 1896',
    'PB  - Springer Nature',
    'PY  - 2024',
    'DA  - 2024/10/02/',
    'DO  - 10.1016/S0140-6736(24)01822-1',
    'UR  - https://www.nature.com/articles/s41586-024-07945-5',
    'Y2  - 2026/11/21/',
    'ER  - ',
  ]);
});

test('a data set says what it is', () => {
  const data: Citable = { ...report, type: 'data-set', authors: ['Smith, Adam B.'] };
  expect(apaCitation(data)).toContain('Motivator [Data set]. ecoAmerica');
});

test('where authors are not all known, every form says that there are more', () => {
  const document: Citable = { ...wholePaper, authors: ['Aggarwal, Sarika', 'et al.'] };
  expect(plainCitation(document)).toMatch(/^Sarika Aggarwal and others, “/);
  expect(apaCitation(document)).toMatch(/^Aggarwal, S., et al\. \(2024\)/);
  expect(vancouverCitation(document)).toMatch(/^Aggarwal S, et al\. Mortality/);
  expect(bibtexCitation(document)).toContain('author = {Aggarwal, Sarika and others}');
  expect(risCitation(document)).toContain('N1  - and other authors');
  expect(cslItem(document).author.at(-1)).toEqual({ literal: 'others' });
});

test.each(citationForms)('$name says who reported a document that was not read', ({ write }) => {
  const reported = { ...wholePaper, reportedBy: 'CBS News' };
  expect(write(reported)).toMatch(/as reported by CBS News/i);
  expect(write(wholePaper)).not.toMatch(/reported/);
});

test('any title and author come back from BibTeX as they were', () => {
  const words = fc
    .array(fc.constantFrom(...'aZ é&%$#_{}~^\\9-:;,'), { minLength: 1, maxLength: 24 })
    .map((letters) => letters.join('').trim().replace(/ +/g, ' '))
    .filter((text) => text !== '');
  fc.assert(
    fc.property(words, (title) => {
      expect(readBibtex(bibtexCitation({ ...page, title }))['title']).toBe(title);
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
  [
    'a reporter',
    { reportedBy: 'CBS News' },
    'WHO, “Heat,” 2019, as reported by CBS News. https://who.example (read November 21, 2026)',
  ],
])('in plain words, a document with %s', (_, part, written) => {
  const plain = { publisher: 'WHO', title: 'Heat', url: 'https://who.example' };
  expect(plainCitation({ ...page, ...plain, ...part })).toBe(written);
});

test.each([
  [1, 'Rachel Young, “Mortality', 'Young'],
  [2, 'Rachel Young and Solomon Hsiang, “Mortality', 'Young and Hsiang'],
  [3, 'Rachel Young, Solomon Hsiang, and Sarah E. O. Schwartz, “Mortality', 'Young et al.'],
  [4, 'Rachel Young and others, “Mortality', 'Young et al.'],
])('in plain words, a paper by %d', (count, start, short) => {
  const text = plainCitation({ ...paper, authors: people(count) });
  expect(text.startsWith(start)).toBe(true);
  expect(text).toMatch(/Nature, October 2, 2024\. https:\/\/\S+ \(read November 21, 2026\)$/);
  expect(shortAuthors(people(count))).toBe(short);
});

test('six forms are offered', () => {
  const names = citationForms.map(({ name }) => name);
  expect(names).toEqual(['Text', 'APA', 'Vancouver', 'BibTeX', 'RIS', 'CSL-JSON']);
});

test.each([
  ['https://doi.org/10.1016/S0140-6736(24)01822-1', '10.1016/S0140-6736(24)01822-1'],
  ['https://dx.doi.org/10.1038/s41586-024-07945-5', '10.1038/s41586-024-07945-5'],
  ['https://doi.org/', undefined],
  ['https://doi.org.example/10.1038/x', undefined],
  ['https://ehp.niehs.nih.gov/doi/10.1289/EHP8887', undefined],
  [undefined, undefined],
])('the DOI in %s is %s', (address, doi) => {
  expect(doiIn(address)).toBe(doi);
});
