import { expect, test } from 'vitest';
import { isoDuration } from './iso-duration.ts';

test.each([
  [0, 'PT0S'],
  [0.4, 'PT0S'],
  [59.6, 'PT1M'],
  [83.4, 'PT1M23S'],
  [3600, 'PT1H'],
  [3723, 'PT1H2M3S'],
])('%f seconds are %s', (seconds, duration) => {
  expect(isoDuration(seconds)).toBe(duration);
});
