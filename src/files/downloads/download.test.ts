import { expect, test } from 'vitest';
import { downloadFacts, downloadLabel } from './download.ts';

test.each([
  [{ pages: 4, bytes: 91_808, date: '2026-11-22' }, '4 pages, 92 kB, Nov 22, 2026'],
  [{ pages: 1, bytes: 400, date: '2026-01-05' }, '1 page, 1 kB, Jan 5, 2026'],
  [{ pages: undefined, bytes: 1_240_000, date: '2026-11-22' }, '1.2 MB, Nov 22, 2026'],
])('the facts of a file: %o', (file, words) => {
  expect(downloadFacts(file)).toBe(words);
});

test.each([
  [{ type: 'pdf', variant: undefined }, 'Download PDF'],
  [{ type: 'docx', variant: 'Extreme Heat' }, 'Extreme Heat, Word'],
] as const)('the words on a button: %o', (file, words) => {
  expect(downloadLabel(file)).toBe(words);
});
