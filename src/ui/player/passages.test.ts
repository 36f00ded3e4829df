import { expect, test } from 'vitest';
import { passages } from './passages.ts';

const read = { speaker: 'Ada', text: 'read' };
const heard = { speaker: 'Ben', text: 'heard', start: 3, end: 5 };

test.each([
  [[], []],
  [[read, read], [[false, 0, 2]]],
  [[heard], [[true, 0, 1]]],
  [
    [read, heard, heard, read],
    [
      [false, 0, 1],
      [true, 1, 2],
      [false, 3, 1],
    ],
  ],
])('%o has the passages %o', (turns, expected) => {
  const found = passages(turns).map(({ isHeard, first, turns: part }) => [
    isHeard,
    first,
    part.length,
  ]);
  expect(found).toEqual(expected);
});
