import { expect, test } from 'vitest';
import { daysOfRange } from './quick-ranges.ts';

test.each([
  ['this-week', '2026-11-19', '2026-11-15', '2026-11-21'],
  ['this-week', '2026-11-15', '2026-11-15', '2026-11-21'],
  ['this-week', '2027-01-01', '2026-12-27', '2027-01-02'],
  ['this-month', '2026-11-19', '2026-11-01', '2026-11-30'],
  ['this-month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['next-30-days', '2026-11-19', '2026-11-19', '2026-12-18'],
  ['next-90-days', '2026-11-19', '2026-11-19', '2027-02-16'],
] as const)('%s, seen from %s, is from %s to %s', (name, today, from, to) => {
  expect(daysOfRange(name, today)).toEqual({ from, to });
});
