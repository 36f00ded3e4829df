import { expect, test } from 'vitest';
import { rowsAtOnce } from './rows-at-once.ts';

test('at once the first rows are drawn, and of the others those that are drawn already', () => {
  const rows = [20, 21, 22, 3, 23, 5];
  expect(rowsAtOnce(rows, [3, 4, 5], 2)).toEqual([20, 21, 3, 5]);
  expect(rowsAtOnce(rows, [3, 4, 5], 4)).toEqual([20, 21, 22, 3, 5]);
  expect(rowsAtOnce(rows, rows, 1)).toEqual(rows);
});
