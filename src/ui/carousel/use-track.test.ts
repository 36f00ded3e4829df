import { describe, expect, test } from 'vitest';
import {
  firstInView,
  isAt,
  isFar,
  isInView,
  nextFirst,
  previousFirst,
  scrollOf,
  slidesPerView,
  type TrackGeometry,
} from './use-track.ts';

test.each([
  // first, count, in view: next, previous
  [0, 24, 3, 3, 21],
  [3, 24, 3, 6, 0],
  [21, 24, 3, 0, 18],
  [20, 24, 3, 21, 17],
  [0, 25, 3, 3, 22],
  [21, 25, 3, 22, 18],
  [22, 25, 3, 0, 19],
  [1, 25, 3, 4, 0],
  [0, 24, 1, 1, 23],
  [23, 24, 1, 0, 22],
  [0, 3, 3, 0, 0],
  [0, 2, 3, 0, 0],
  [0, 0, 3, 0, 0],
  [99, 24, 3, 0, 21],
])(
  'from slide %i of %i with %i in view the way leads on to %i and back to %i',
  (first, count, perView, next, previous) => {
    expect(nextFirst(first, { count, perView })).toBe(next);
    expect(previousFirst(first, { count, perView })).toBe(previous);
  },
);

test.each([
  [3, 3, 3, true],
  [5, 3, 3, true],
  [2, 3, 3, false],
  [6, 3, 3, false],
])('slide %i, while %i is the first of %i in view: %s', (index, first, perView, seen) => {
  expect(isInView(index, first, perView)).toBe(seen);
});

test.each([
  [0, 3, 3, false],
  [21, 22, 3, false],
  [21, 0, 3, true],
  [0, 21, 3, true],
  [23, 0, 1, true],
])('from %i to %i with %i in view is far: %s', (from, to, perView, far) => {
  expect(isFar(from, to, perView)).toBe(far);
});

/** Tracks as the style sheet makes them: three, two and one slide in view. */
const desk = track(1240, (1240 - 80) / 3, 40);
const tablet = track(728, (728 - 20) / 2, 20);
const phone = track(350, 273, 20);

function track(room: number, slide: number, gap: number): TrackGeometry {
  const step = slide + gap;
  // Browsers give widths of scroll areas as whole numbers.
  return { count: 24, room, slide, step, scroll: 0, end: Math.round(23 * step + slide - room) };
}

describe.each([
  ['a desk', desk, 3],
  ['a tablet', tablet, 2],
  ['a phone', phone, 1],
])('on %s', (_, geometry, perView) => {
  const { step, end } = geometry;
  const at = (scroll: number) => firstInView({ ...geometry, scroll });
  const last = 24 - perView;

  test(`${perView} in view`, () => {
    expect(slidesPerView(geometry)).toBe(perView);
  });

  test('the track knows where it stands, also a little beside it and at both ends', () => {
    expect(at(0)).toBe(0);
    expect(at(-20)).toBe(0);
    expect(at(5 * step)).toBe(5);
    expect(at(5 * step - 0.7)).toBe(5);
    expect(at(end)).toBe(last);
    expect(at(end - 0.6)).toBe(last);
  });

  test('a slide that is the nearest one is not yet at its place', () => {
    const nearlyThere = { ...geometry, scroll: 5 * step - 40 };
    expect(firstInView(nearlyThere)).toBe(5);
    expect(isAt(5, nearlyThere)).toBe(false);
    expect(isAt(5, { ...geometry, scroll: 5 * step - 0.7 })).toBe(true);
    expect(isAt(last, { ...geometry, scroll: end })).toBe(true);
  });

  test('every place is found again where it was scrolled to', () => {
    for (let first = 0; first <= last; first++) {
      expect(at(scrollOf(first, geometry))).toBe(first);
    }
  });
});

test('a track that is not drawn stands at its beginning', () => {
  const hidden = { count: 24, scroll: 0, end: 0, room: 0, slide: 0, step: 0 };
  expect([firstInView(hidden), slidesPerView(hidden)]).toEqual([0, 1]);
});
