import { expect, test } from 'vitest';
import { milesBetween } from './state-distance.ts';
import { homes } from './states.ts';

const nearestTo = (states: readonly string[], count: number) =>
  [...homes.keys()]
    .toSorted((a, b) => milesBetween(a, states) - milesBetween(b, states))
    .slice(0, count);

test.each([
  ['TX', ['TX', 'OK', 'LA', 'AR']],
  ['ME', ['ME', 'NH', 'VT', 'MA', 'RI']],
  ['WA', ['WA', 'OR', 'ID']],
  ['FL', ['FL', 'GA', 'AL', 'SC']],
])('the nearest states to %s', (state, nearest) => {
  expect(nearestTo([state], nearest.length).toSorted()).toEqual(nearest.toSorted());
});

test('of a part of the country, all its states come first', () => {
  const gulf = ['AL', 'FL', 'LA', 'MS', 'TX'];
  expect(nearestTo(gulf, 5).toSorted()).toEqual(gulf);
});

test('every state has its place, and no other is in the same', () => {
  for (const state of homes.keys()) {
    for (const other of homes.keys()) {
      const miles = milesBetween(state, [other]);
      expect(Number.isFinite(miles), `${state} to ${other}`).toBe(true);
      expect(miles === 0).toBe(state === other);
    }
  }
  expect(milesBetween('XX', ['TX'])).toBe(Number.POSITIVE_INFINITY);
});
