import { describe, expect, test } from 'vitest';
import {
  clockLabel,
  dateTimeLabel,
  genericZoneName,
  longDate,
  shortDate,
  weekdayDate,
  zoneNameAt,
} from './labels.ts';
import { addDays, monthOf } from './plain-date.ts';

describe('dates in words', () => {
  test('follow the formats of the specification', () => {
    expect(longDate('2026-11-19')).toBe('November 19, 2026');
    expect(clockLabel('2026-11-19T18:00')).toBe('6:00 PM');
    expect(shortDate('2026-11-19T18:00')).toBe('Nov 19, 2026');
    expect(weekdayDate('2026-11-19T18:00')).toBe('Thursday, November 19, 2026');
  });

  test.each([
    ['2025', '2025', '2025'],
    ['2024-10', 'Oct 2024', 'October 2024'],
    ['2025-08-22', 'Aug 22, 2025', 'August 22, 2025'],
  ])('say %s no more exactly than it is known', (date, label, long) => {
    expect(shortDate(date)).toBe(label);
    expect(longDate(date)).toBe(long);
  });

  test('name the zone as it is on that day', () => {
    expect(zoneNameAt('2026-07-01T09:00', 'America/Chicago')).toBe('Central Daylight Time');
    expect(zoneNameAt('2026-12-01T09:00', 'America/Chicago')).toBe('Central Standard Time');
  });
});

test('days and months have the names of the specification', () => {
  expect(longDate('2026-11')).toBe('November 2026');
  expect(weekdayDate('2026-11-19')).toBe('Thursday, November 19, 2026');
  expect(longDate('2026-11-05')).toBe('November 5, 2026');
  expect(shortDate('2026-05-09')).toBe('May 9, 2026');
});

test('every day of a leap year and the next is written as Intl writes it', () => {
  const write = (day: string, style: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { ...style, timeZone: 'UTC' });
  for (let count = 0; count < 731; count++) {
    const day = addDays('2028-01-01', count);
    expect(longDate(monthOf(day))).toBe(write(day, { month: 'long', year: 'numeric' }));
    expect(weekdayDate(day)).toBe(write(day, { dateStyle: 'full' }));
    expect(longDate(day)).toBe(write(day, { dateStyle: 'long' }));
    expect(shortDate(day)).toBe(write(day, { dateStyle: 'medium' }));
  }
});

test.each([
  ['00:00', '12:00 AM'],
  ['07:05', '7:05 AM'],
  ['12:00', '12:00 PM'],
  ['14:30', '2:30 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, label) => {
  expect(clockLabel(time)).toBe(label);
});

test('a zone has one name for summer and winter', () => {
  expect(genericZoneName('America/Chicago')).toBe('Central Time');
});

test.each([
  ['America/New_York', 'Nov 21, 2026 3:40 PM'],
  ['Asia/Kolkata', 'Nov 22, 2026 2:10 AM'],
])('a moment in %s is said as %s', (zone, words) => {
  expect(dateTimeLabel(new Date('2026-11-21T20:40:00Z'), zone)).toBe(words);
});
