import { describe, expect, test } from 'vitest';
import { parseTime, timeOf } from './webvtt-time.ts';

test.each([
  [0, '00:00.000'],
  [1.2004, '00:01.200'],
  [59.9996, '01:00.000'],
  [83.5, '01:23.500'],
  [3661.001, '01:01:01.001'],
])('%f seconds are written %s and read again', (seconds, written) => {
  expect(timeOf(seconds)).toBe(written);
  expect(parseTime(written)).toBeCloseTo(seconds, 2);
});

test('settings after a time are passed over', () => {
  expect(parseTime(' 00:12.500 line:0 position:20%')).toBe(12.5);
});

describe('what is no time is told', () => {
  test.each(['', '12', '00:61.000', '1:00.000', '00:00,500', '00:00.5', 'soon'])('%j', (words) => {
    expect(parseTime(words)).toBeUndefined();
  });
});
