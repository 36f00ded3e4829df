import { expect, test } from 'vitest';
import { channelsOf, contrast } from './brand-guide.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#fff', 1],
  // As docs/requirements/design.md states them.
  ['#14202b', '#f6f8f6', 15.5],
  ['#3b4854', '#f6f8f6', 8.8],
  ['#8f5812', '#f6f8f6', 5.5],
  ['#ffeade', '#4a0d16', 13.3],
])('%s against %s has a contrast of %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test.each([
  ['#14202b', [20, 32, 43]],
  ['#fff', [255, 255, 255]],
])('%s is %j', (color, channels) => {
  expect(channelsOf(color)).toEqual(channels);
});
