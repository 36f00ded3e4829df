import { describe, expect, test } from 'vitest';
import csv from '#words/data/gistemp-annual.csv?raw';
import {
  anomalies,
  areHottestAfter,
  decadeMeans,
  recordStep,
  stripePaths,
  stripesGradient,
  wavePaths,
  wavePathsFrom,
} from './record.ts';
import { firstYear, yearCount } from './record-span.ts';

describe('the temperature record', () => {
  test('holds one number for every year that its span names', () => {
    const years = csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => Number(line.split(',')[0]));
    expect(years).toEqual(Array.from({ length: yearCount }, (_, index) => firstYear + index));
    expect(anomalies).toHaveLength(yearCount);
    expect(anomalies.every(Number.isFinite)).toBe(true);
  });

  test.each([
    [-0.49, 1],
    [-0.4, 1],
    [-0.39, 2],
    [-0.1, 4],
    [-0.09, 5],
    [0, 6],
    [0.15, 7],
    [1.15, 12],
    [1.28, 12],
  ])('%f °C is step %i', (anomaly, step) => {
    expect(recordStep(anomaly)).toBe(step);
  });

  test('draws a bar centered on the axis, as tall as the anomaly', () => {
    expect(wavePaths([0.5])).toEqual([{ step: 8, path: 'M1.8 80h6.4v100h-6.4z' }]);
  });

  test('draws a quiet year at least 2.2 high, so that it can be seen', () => {
    expect(wavePaths([0])[0]?.path).toContain('v4.4');
  });

  test('joins the years of one step into one path', () => {
    expect(stripePaths([0.01, 0.02])).toHaveLength(1);
  });

  test('joins neighboring years of one step into one stripe', () => {
    expect(stripesGradient([0.01, 0.02, -1, 2])).toBe(
      'linear-gradient(90deg,var(--s6) 0 50%,var(--s1) 0 75%,var(--s12) 0 100%)',
    );
  });

  test('averages decades, the last one over the years there are', () => {
    expect(decadeMeans([...Array(10).fill(1), 0.4, 0.6])).toEqual([1, 0.5]);
  });
});

describe('the years from one on', () => {
  test('keep their colors and places, and the earlier ones have none', () => {
    expect(wavePathsFrom([0.5, 0.5, 1.2], 1)).toEqual({
      earlier: 'M1.8 80h6.4v100h-6.4z',
      later: [
        { step: 8, path: 'M11.8 80h6.4v100h-6.4z' },
        { step: 12, path: 'M21.8 10h6.4v240h-6.4z' },
      ],
    });
  });

  test.each<[number, number, boolean]>([
    [1, 0, true],
    [11, 1, true],
    [11, 2, false],
  ])(
    'of %i rising years, from place %i on, the ten hottest are among them: %s',
    (count, before, are) => {
      const rising = Array.from({ length: Math.max(count, 10) }, (_, index) => index / 10);
      expect(areHottestAfter(rising, before)).toBe(are);
    },
  );
});
