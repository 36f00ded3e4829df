import { describe, expect, test } from 'vitest';
import * as days from './plain-date.ts';

test.each([
  ['2026-11-19', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['1969-12-31', false],
  ['2200-01-01', false],
  ['+002026-11-19', false],
  ['<script>', false],
  ['', false],
])('%s is a day: %s', (value, isDay) => expect(days.isPlainDay(value)).toBe(isDay));

describe('from day to day', () => {
  test.each([
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2199-12-31', 1, '2200-01-01'],
    ['1970-01-01', -7, '1969-12-25'],
  ])('%s and %i days is %s', (day, count, then) => {
    expect(days.addDays(day, count)).toBe(then);
  });

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-01-31', 13, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2199-12-31', 1, '2200-01-31'],
    ['1970-01-31', -1, '1969-12-31'],
  ])('%s and %i months is %s', (day, count, then) => {
    expect(days.addMonths(day, count)).toBe(then);
  });

  test.each([
    ['2026-11-19', '2026-11-15'],
    ['2026-11-15', '2026-11-15'],
    ['2027-01-01', '2026-12-27'],
  ])('the week of %s begins on %s', (day, sunday) => {
    expect(days.startOfWeek(day)).toBe(sunday);
  });

  test.each([
    ['2026-03-07', '2026-03-09', 2],
    ['2026-11-02', '2026-10-31', -2],
    ['2026-12-31', '2027-12-31', 365],
  ])('from %s to %s it is %i days', (from, to, count) => {
    expect(days.daysBetween(from, to)).toBe(count);
  });
});

test.each([
  ['1969-12-31', '1970-01-01'],
  ['2026-11-19', '2026-11-19'],
  ['2200-01-31', '2199-12-31'],
])('the days of use end: %s becomes %s', (day, then) => {
  expect(days.withinDays(day)).toBe(then);
});
