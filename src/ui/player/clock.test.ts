import { expect, test } from 'vitest';
import { clock, timeInWords } from './clock.ts';

test.each([
  [0, '0:00', '0 seconds'],
  [0.9, '0:00', '0 seconds'],
  [1, '0:01', '1 second'],
  [59.99, '0:59', '59 seconds'],
  [60, '1:00', '1 minute'],
  [267, '4:27', '4 minutes 27 seconds'],
  [702, '11:42', '11 minutes 42 seconds'],
  [3600, '1:00:00', '1 hour'],
  [3727, '1:02:07', '1 hour 2 minutes 7 seconds'],
  [-3, '0:00', '0 seconds'],
])('%f seconds are %s, or %s', (seconds, shown, said) => {
  expect(clock(seconds)).toBe(shown);
  expect(timeInWords(seconds)).toBe(said);
});
