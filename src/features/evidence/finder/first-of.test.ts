import { expect, test } from 'vitest';
import { firstOf, limitFor, pageSize } from './first-of.ts';

test.each([
  [0, ''],
  [2, 'ab'],
  [9, 'abc'],
])('the first %i of three', (limit, first) => {
  expect([...firstOf(new Set(['a', 'b', 'c']), limit)].join('')).toBe(first);
});

test.each([
  ['no place', '', 1],
  ['the first claim', '#c0', 1],
  ['the last of a page', `#c${pageSize - 1}`, 1],
  ['the first of the next page', `#c${pageSize}`, 2],
  ['something else', '#rules', 1],
])('an address of %s needs %s', (_, hash, pages) => {
  const ids = Array.from({ length: 200 }, (__, place) => `c${place}`);
  expect(limitFor(ids, hash)).toBe(pages * pageSize);
});
