import { describe, expect, test } from 'vitest';
import { isPositions, positionIn, withPosition } from './use-story-player.ts';

describe('of a recording of 80 seconds', () => {
  test.each([
    [0, {}],
    [4.9, {}],
    [5, { cooler: 5 }],
    [42.7, { cooler: 42 }],
    [75, { cooler: 75 }],
    [75.1, {}],
    [80, {}],
  ])('the place %f is kept as %o', (position, kept) => {
    expect(withPosition({ cooler: 30, fans: 12 }, 'cooler', position, 80)).toEqual({
      fans: 12,
      ...kept,
    });
  });

  test.each([
    [42, 42],
    [5, 5],
    [4, undefined],
    [76, undefined],
    [-1, undefined],
    [9999, undefined],
  ])('the kept place %i is gone on with at %s', (kept, place) => {
    expect(positionIn({ cooler: kept }, 'cooler', 80)).toBe(place);
  });

  test('a story never heard has no place', () => {
    expect(positionIn({}, 'cooler', 80)).toBeUndefined();
    expect(positionIn({}, 'constructor', 80)).toBeUndefined();
  });
});

test.each([
  [{}, true],
  [{ cooler: 42 }, true],
  [{ cooler: '42' }, false],
  [{ cooler: null }, false],
  [{ cooler: Number.NaN }, false],
  [null, false],
  ['cooler', false],
])('%o is a list of places: %s', (value, is) => {
  expect(isPositions(value)).toBe(is);
});
