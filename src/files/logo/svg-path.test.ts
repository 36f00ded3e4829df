import { expect, test } from 'vitest';
import { boundsOf, movePath } from './svg-path.ts';

const path = 'M10 20L10 20L30 20Q40 25 30 30C20 40 15 40 10 30Z';

test('a path is scaled, then moved, and loses lines without length', () => {
  expect(movePath(path, { scale: 0.5, x: 1, y: -2 })).toBe(
    'M6 8L16 8Q21 10.5 16 13C11 18 8.5 18 6 13Z',
  );
});

test('points are rounded to hundredths', () => {
  expect(movePath('M1 2L3.3333 4', { scale: 1, x: 0.001, y: 0 })).toBe('M1 2L3.33 4');
});

test('the bounds of a path hold its control points', () => {
  expect(boundsOf(path)).toEqual({ left: 10, top: 20, right: 40, bottom: 40 });
});

test.each(['m1 2', 'M1 2H3', 'M1 2a1 1 0 0 1 2 2'])('%j is refused', (other) => {
  expect(() => boundsOf(other)).toThrow('no absolute points');
});
