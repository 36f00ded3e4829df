import type { Citable } from '../citable.ts';

const survey: Citable = {
  key: 'home-71',
  author: 'ecoAmerica and Lake Research Partners',
  title: 'American Climate Perspectives Survey 2019, Vol. III: Health Is a Major Motivator',
  published: '2019',
  url: 'https://ecoamerica.org/survey_2019/vol%20iii/#top',
  accessed: '2026-11-21',
};

/** Documents that citations trip over. */
export const documents: readonly (readonly [what: string, document: Citable])[] = [
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
