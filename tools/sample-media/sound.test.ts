import { expect, test } from 'vitest';
import { peakCount } from '#features/stories/recordings/recording-files.ts';
import { joinedSound, leveled, levelOf, peaksOf, silence, soundOf } from './sound.ts';

const tone = (amplitude: number, length = 4800) =>
  Int16Array.from({ length }, (_, index) => amplitude * Math.sin(index / 10));

test('quiet and loud words come to the same level', () => {
  expect(levelOf(leveled(tone(300)))).toBeCloseTo(levelOf(leveled(tone(9000))), 3);
  expect(levelOf(leveled(silence(1)))).toBe(0);
});

test('no sample runs over', () => {
  const click = new Int16Array(48_000);
  click[7] = -32_768;
  expect(leveled(click)[7]).toBe(-32_768);
});

test('raw bytes are samples of two bytes; half a sample is left out', () => {
  expect([...soundOf(Buffer.from([1, 0, 0xff, 0xff, 9]))]).toEqual([1, -1]);
});

test('there is a peak for each bar; the loudest is 1 and silence is 0', () => {
  const peaks = peaksOf(joinedSound([tone(8000, 48_000), silence(1), tone(4000, 48_000)]));
  expect(peaks).toHaveLength(peakCount);
  expect(Math.max(...peaks)).toBe(1);
  expect(peaks[73]).toBe(0);
  expect(peaks.at(-1)).toBeCloseTo(0.5, 1);
});

test('a recording without a sound has peaks, too', () => {
  expect(peaksOf(silence(0))).toEqual(Array(peakCount).fill(0));
});
