import { expect, test } from 'vitest';
import { inDigits } from './in-digits.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [100_000, '100,000'],
  [1_234_567, '1,234,567'],
  [-1234, '-1,234'],
])('%i is written %s, as Intl writes it', (number, written) => {
  expect(inDigits(number)).toBe(written);
  expect(new Intl.NumberFormat('en-US').format(number)).toBe(written);
});
