import { expect, test } from 'vitest';
import { barOfYear, yearSpan } from './year-span.ts';

test.each<[readonly string[], number, number]>([
  [['2025-08-22', '2019', '2022-10'], 2019, 2025],
  [['2025'], 2025, 2025],
  [['2026-01', '1998'], 2017, 2026],
  [[], 0, 0],
])('dates such as %j are drawn over the years %i to %i', (dates, first, last) => {
  expect(yearSpan(dates.map((published) => ({ published })))).toEqual({ first, last });
});

test('the year of a document stands taller than the others, from the same line', () => {
  expect(barOfYear(0, false)).toBe('M0 20h6.4v4h-6.4z');
  expect(barOfYear(2, true)).toBe('M20 0h6.4v24h-6.4z');
});
