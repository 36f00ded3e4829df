import { expect, test } from 'vitest';
import { someOf } from './some-of.ts';

test.each([
  ['fewer than asked', [1, 2], 3, [1, 2]],
  ['as many', [1, 2, 3], 3, [1, 2, 3]],
  ['more', [1, 2, 3, 4, 5, 6, 7, 8], 3, [1, 3, 6]],
  ['none', [], 3, []],
])('of %s', (_, items, most, some) => {
  expect(someOf(items, most)).toEqual(some);
});
