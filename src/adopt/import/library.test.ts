import { expect, test } from 'vitest';
import { readBibtex } from './bibtex.ts';
import { dateIn, readDocumentTable, readRis } from './library.ts';
import { readTable } from './table.ts';

const day = '2026-11-27';

test('a row becomes a document', () => {
  const { entries } = readDocumentTable(
    readTable(
      'Title,Authors,Publisher,Year,DOI,Topics\nHeat and work,"Reyes, Ana; Lind, Bo",WHO,2025,10.1000/xyz,Policy; Knitting\n',
    ),
    day,
  );
  expect(entries[0]).toMatchObject({
    kind: 'resources',
    id: 'heat-and-work',
    data: {
      title: 'Heat and work',
      authors: ['Reyes, Ana', 'Lind, Bo'],
      publisher: 'WHO',
      published: '2025',
      topics: ['policy'],
      fileUrl: 'https://doi.org/10.1000/xyz',
    },
  });
});

test('BibTeX: each entry by itself, a broken one with its line', () => {
  const { entries, refused } = readBibtex(
    `@comment{x}
@article{a, title={Heat {AND} Work}, author={Reyes, Ana and van der Berg, Jo}, journal={The Lancet}, year=2025, month=8, pages={1--9}, doi={10.1000/xyz}}
@article{b, title={Broken, author={Bo
@book{c, title="A Book", publisher={WHO}, year={2024}}
`,
    day,
  );
  expect(entries.map(({ data }) => [data['title'], data['type']])).toEqual([
    ['Heat AND Work', 'research'],
    ['A Book', undefined],
  ]);
  expect(entries[0]?.data).toMatchObject({
    authors: ['Reyes, Ana', 'van der Berg, Jo'],
    journal: 'The Lancet',
    published: '2025-08',
    pages: '1-9',
  });
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ where: 'line 3' });
});

test('RIS: from TY to ER, and one without an end is refused', () => {
  const { entries, refused } = readRis(
    'TY  - JOUR\nTI  - Heat\nAU  - Reyes, Ana\nJO  - The Lancet\nPY  - 2025/08/22\nSP  - 1\nEP  - 9\nUR  - http://a.example.org/x\nER  - \nTY  - RPRT\nTI  - Open\n',
    day,
  );
  expect(entries[0]?.data).toMatchObject({
    title: 'Heat',
    authors: ['Reyes, Ana'],
    type: 'research',
    published: '2025-08-22',
    pages: '1-9',
    fileUrl: 'https://a.example.org/x',
  });
  expect(refused[0]).toMatchObject({ where: 'line 10' });
  expect(refused[0]?.why).toMatch(/no end/);
});

test('the same document twice is refused once', () => {
  const text = 'Title,DOI\nHeat,10.1000/xyz\nHeat again,10.1000/xyz\n';
  const { entries, refused } = readDocumentTable(readTable(text), day);
  expect(entries).toHaveLength(1);
  expect(refused[0]?.why).toMatch(/at line 2 already/);
});

test.each([
  ['2025', '2025'],
  ['2025-08-22T00:00', '2025-08-22'],
  ['2025/8/2', '2025-08-02'],
  ['2025-13', '2025'],
  ['2025-02-30', '2025-02'],
  ['August 2025', '2025'],
  ['soon', undefined],
])('the date %s is %s', (written, date) => {
  expect(dateIn(written)).toBe(date);
});
