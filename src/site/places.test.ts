import { expect, test } from 'vitest';
import { placesAtOnce, placesAtRest, placesInOrder } from './places.ts';

const page = ['a', 'b', 'c', 'd'];

test('at once the first stand before all who are shown, and nobody else comes, goes or moves', () => {
  const atRest = placesAtRest(['x', 'b', 'y']);
  expect([...placesAtOnce(page, atRest, 2)]).toEqual([
    ['x', undefined],
    ['b', -1],
    ['y', undefined],
    ['a', -2],
  ]);
  const inOrder = placesInOrder(['v', 'x', 'y'], 1);
  expect([...placesAtOnce(page, inOrder, 1)]).toEqual([
    ['v', 0],
    ['x', 0],
    ['y', 1],
    ['a', -1],
  ]);
});

test('the first keep their numbers when the rest of the page comes', () => {
  const atOnce = placesAtOnce(page, placesAtRest(['x']), 2);
  const whole = placesInOrder(page, 2);
  expect(page.slice(0, 2).map((item) => whole.get(item))).toEqual([-2, -1]);
  expect(page.slice(0, 2).map((item) => atOnce.get(item))).toEqual([-2, -1]);
});

test('a page that the window shows as a whole is whole at once', () => {
  expect([...placesAtOnce(['a', 'x'], placesAtRest(['x', 'y']), 2)]).toEqual([
    ['a', -2],
    ['x', -1],
  ]);
});
