import { expect, test } from 'vitest';
import { currentTurn } from './current-turn.ts';

const turns = [
  { speaker: 'Ada', text: 'Read, not heard.' },
  { speaker: 'Ben', text: 'First.', start: 0.4, end: 3 },
  { speaker: 'Ada', text: 'Second.', start: 3.5, end: 8 },
  { speaker: 'Ben', text: 'Read again.' },
];

test.each([
  [0, -1],
  [0.4, 1],
  [3.4, 1],
  [3.5, 2],
  [60, 2],
])('at %f seconds turn %i is heard', (position, turn) => {
  expect(currentTurn(turns, position)).toBe(turn);
});

test('a transcript without times has no current turn', () => {
  expect(currentTurn([{ speaker: 'Ada', text: 'Read.' }], 5)).toBe(-1);
});
