import { expect, test } from 'vitest';
import { peakCount } from '#features/stories/recordings/recording-limits.ts';
import { peaksOf } from './peaks.ts';

test('the peaks of a sound that grows grow with it, up to 1', () => {
  const samples = Float32Array.from({ length: 14_600 }, (_, index) => {
    const loudness = (Math.floor(index / 100) + 1) / peakCount;
    return index % 2 === 0 ? loudness : -loudness;
  });
  const peaks = peaksOf([samples]);
  expect(peaks).toHaveLength(peakCount);
  expect(peaks[0]).toBe(0.01);
  expect(peaks[72]).toBe(0.5);
  expect(peaks.at(-1)).toBe(1);
});

test.each([
  ['silence', [new Float32Array(1460)]],
  ['no sound at all', []],
  ['less than a sample for each part', [new Float32Array(3)]],
])('%s has 146 peaks of 0', (_, channels) => {
  expect(peaksOf(channels)).toEqual(Array.from({ length: peakCount }, () => 0));
});

test('two channels count together', () => {
  const left = new Float32Array(1460).fill(1);
  const right = new Float32Array(1460).fill(0.5, 0, 730);
  const peaks = peaksOf([left, right]);
  expect(peaks[0]).toBe(1);
  expect(peaks[145]).toBe(0.89);
});
