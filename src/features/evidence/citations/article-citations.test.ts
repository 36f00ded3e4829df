import { describe, expect, test } from 'vitest';
import { articleForms, authorFrom, type CitableArticle } from './citations.ts';
import { cslArticle, cslText, readBibtex } from './testing/citation-library.ts';

function written(form: string, article: CitableArticle): string {
  return articleForms.find(({ id }) => id === form)?.write(article) ?? '';
}

const names = [
  'Young, Rachel',
  'Hsiang, Solomon',
  'Schwartz, Sarah E. O.',
  'Van Susteren, Lise',
  'Wiśniowski, Arkadiusz',
  'Lewandowski, R. Eric',
  'Perez Ruiz, Jo-Ann M.',
];
const people = (count: number) =>
  Array.from({ length: count }, (_, place) => authorFrom(names[place % names.length] ?? ''));

const paper: CitableArticle = {
  key: 'tropical-cyclone-mortality',
  authors: people(2),
  title: 'Mortality caused by tropical cyclones in the United States',
  journal: 'Nature',
  published: '2024-10-02',
  url: 'https://doi.org/10.1038/s41586-024-07945-5',
  accessed: '2026-11-21',
};

const papers: readonly [what: string, article: CitableArticle][] = [
  ...[1, 2, 3, 6, 7, 14, 20, 21, 22].map((count): [string, CitableArticle] => [
    `a paper by ${count}`,
    { ...paper, authors: people(count) },
  ]),
  ['a paper of a month', { ...paper, published: '2024-10' }],
  ['a paper of a year, read in May', { ...paper, published: '2024', accessed: '2026-05-03' }],
  ['a name with a suffix', { ...paper, authors: [authorFrom('Quill, Robert A., Jr.')] }],
  ['a name with particles', { ...paper, authors: [authorFrom('García Márquez, Gabriel')] }],
  ['a title that asks', { ...paper, title: 'Does heat kill?' }],
  ['a name of one word', { ...paper, authors: [authorFrom('Asha')] }],
  ['signs that mean something to TeX', { ...paper, title: 'Heat & smoke: 5% of $1 in #2_b' }],
];

describe.each(papers)('%s', (_, article) => {
  test('is cited in APA style as the citation library writes it', () => {
    expect(written('apa', article)).toBe(cslText(cslArticle(article), 'apa'));
  });

  test('is cited in Vancouver style as the citation library writes it', () => {
    expect(written('vancouver', article)).toBe(cslText(cslArticle(article), 'vancouver'));
  });

  test('is an entry of BibTeX that the citation library reads back', () => {
    const read = readBibtex(written('bibtex', article));
    const { author, title, URL, type } = cslArticle(article);
    expect(read).toMatchObject({ title, URL, type, 'container-title': article.journal });
    expect(JSON.stringify(read['author'])).toContain(author[0]?.family);
    expect(read['author']).toHaveLength(author.length);
  });
});

test.each([
  [1, 'Rachel Young, “Mortality'],
  [2, 'Rachel Young and Solomon Hsiang, “Mortality'],
  [3, 'Rachel Young, Solomon Hsiang, and Sarah E. O. Schwartz, “Mortality'],
  [4, 'Rachel Young and others, “Mortality'],
])('in plain words, a paper by %d', (count, start) => {
  const text = written('text', { ...paper, authors: people(count) });
  expect(text.startsWith(start)).toBe(true);
  expect(
    text.endsWith(
      'Nature, October 2, 2024. https://doi.org/10.1038/s41586-024-07945-5 (read November 21, 2026)',
    ),
  ).toBe(true);
});
