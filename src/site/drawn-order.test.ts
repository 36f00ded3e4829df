import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnOrder } from './drawn-order.ts';

const before = ['a', 'b', 'c', 'd'];

test.each([
  ['nobody moves where the order holds', ['b', 'd'], before],
  ['nobody moves where nobody is shown', [], before],
  ['those in another order come last', ['d', 'b'], ['a', 'c', 'd', 'b']],
  ['who is new comes last', ['e', 'a'], ['b', 'c', 'd', 'e', 'a']],
])('%s', (_, shown, order) => {
  expect(drawnOrder(before, shown, 9)).toEqual(order);
});

test('of those not shown as many are kept as may be, those seen last', () => {
  expect(drawnOrder(before, ['b', 'e'], 1)).toEqual(['d', 'b', 'e']);
  expect(drawnOrder(before, ['b', 'c'], 0)).toEqual(['b', 'c']);
});

test('everybody stands once, and those shown in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(9)), fc.uniqueArray(fc.nat(9)), (standing, shown) => {
      const order = drawnOrder(standing, shown, 10);
      expect(order.filter((item) => shown.includes(item))).toEqual(shown);
      expect(order.toSorted()).toEqual([...new Set([...standing, ...shown])].toSorted());
    }),
  );
});
