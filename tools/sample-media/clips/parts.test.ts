import { expect, test } from 'vitest';
import { eased, sway } from './parts.tsx';

test.each([
  [0, 0],
  [2, 0],
  [3, 0.5],
  [4, 1],
  [9, 1],
])('at %f s a movement from 2 to 4 s is %f done', (at, part) => {
  expect(eased(at, 2, 4)).toBe(part);
});

test('a sway comes back after its period', () => {
  expect(sway(0, 4)).toBeCloseTo(0);
  expect(sway(1, 4)).toBeCloseTo(1);
  expect(sway(3, 4)).toBeCloseTo(-1);
  expect(sway(5, 4, 4)).toBeCloseTo(1);
});
