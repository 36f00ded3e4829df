import { expect, test } from 'vitest';
import { barPaths, barSteps } from './PositionSlider.tsx';

test.each([
  [[1], 'M1.8 0h6.4v48h-6.4z'],
  [[0.5], 'M1.8 12h6.4v24h-6.4z'],
  [[0], 'M1.8 22.8h6.4v2.4h-6.4z'],
  [[7], 'M1.8 0h6.4v48h-6.4z'],
  [[], ''],
])('loudness %o is drawn as %s', (peaks, path) => {
  expect(barPaths(peaks).join('')).toBe(path);
});

test.each([1, 11, 12, 13, 96, 100])('the colors of %i bars cover each once, in order', (count) => {
  const peaks = Array.from({ length: count }, (_, index) => index / count);
  const bars = barPaths(peaks);
  const steps = barSteps(bars);
  expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(steps.map(({ path }) => path).join('')).toBe(bars.join(''));
});
