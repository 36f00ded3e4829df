import { expect, test } from 'vitest';
import { mailDate, moment } from './feed-dates.ts';

test.each([
  ['2026-06-18', 'Thu, 18 Jun 2026 12:00:00 GMT'],
  ['2024-02-29', 'Thu, 29 Feb 2024 12:00:00 GMT'],
  ['2026-01-04', 'Sun, 04 Jan 2026 12:00:00 GMT'],
])('%s is %s, and the same in both writings', (day, written) => {
  expect(mailDate(day)).toBe(written);
  expect(new Date(written).getTime()).toBe(new Date(moment(day)).getTime());
});
