import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnAtOnce, drawnAtRest } from './drawn-order.ts';

const before = ['a', 'b', 'c', 'd'];

test.each([
  ['those shown follow one another', ['b', 'd'], before],
  ['nobody is shown', [], before],
  ['another order waits', ['d', 'b'], before],
  ['who is new comes last', ['e', 'a'], [...before, 'e']],
])('at once nobody moves: %s', (_, shown, items) => {
  expect(drawnAtOnce(before, shown)).toEqual(items);
});

test.each([
  ['nobody moves where the order holds', ['b', 'd'], before],
  ['nobody moves where nobody is shown', [], before],
  ['those in another order come last', ['d', 'b'], ['a', 'c', 'd', 'b']],
  ['who is new comes last', ['e', 'a'], ['b', 'c', 'd', 'e', 'a']],
])('at rest: %s', (_, shown, order) => {
  expect(drawnAtRest(before, shown, 9)).toEqual(order);
});

test('of those not shown as many are kept as may be, those seen last', () => {
  expect(drawnAtRest(before, ['b', 'e'], 1)).toEqual(['d', 'b', 'e']);
  expect(drawnAtRest(before, ['b', 'c'], 0)).toEqual(['b', 'c']);
});

test('everybody stands once, and at rest those shown in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9)), fc.uniqueArray(fc.nat(9)), (standing, shown) => {
      const everybody = [...new Set([...standing, ...shown])].toSorted();
      const atOnce = drawnAtOnce(standing, shown);
      const atRest = drawnAtRest(standing, shown, 10);
      expect(atOnce.toSorted()).toEqual(everybody);
      expect(atRest.toSorted()).toEqual(everybody);
      expect(atRest.filter((item) => shown.includes(item))).toEqual(shown);
      expect(drawnAtRest(atRest, shown, 10)).toBe(atRest);
    }),
  );
});
