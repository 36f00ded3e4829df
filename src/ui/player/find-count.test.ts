import { expect, test } from 'vitest';
import { findCount } from './find-count.ts';

test.each([
  ['', 0, -1, ''],
  ['  ', 0, -1, ''],
  ['heat', 0, -1, 'Not found'],
  ['heat', 1, -1, '1 find'],
  ['heat', 5, -1, '5 finds'],
  ['heat', 5, 0, '1 of 5'],
  ['heat', 5, 4, '5 of 5'],
])('"%s" with %i finds at place %i says "%s"', (sought, finds, place, words) => {
  expect(findCount(sought, finds, place)).toBe(words);
});
