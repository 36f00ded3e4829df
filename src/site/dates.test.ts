import { describe, expect, test } from 'vitest';
import {
  clockLabel,
  longDate,
  longPartialDate,
  partialDateLabel,
  shortDate,
  weekdayDate,
  zoneName,
} from './dates.ts';
import { instantOf, isCalendarDate, isLocalDateTime, isTimeZone } from './moments.ts';

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
    expect(partialDateLabel(date)).toBe(label);
    expect(longPartialDate(date)).toBe(long);
  });

  test('name the zone as it is on that day', () => {
    expect(zoneName('2026-07-01T09:00', 'America/Chicago')).toBe('Central Daylight Time');
    expect(zoneName('2026-12-01T09:00', 'America/Chicago')).toBe('Central Standard Time');
  });
});

describe('moments', () => {
  test.each(['2025-02-30', '2025-2-3', 'soon', '2025-13-01'])('%s is not a day', (value) => {
    expect(isCalendarDate(value)).toBe(false);
  });

  test('a time needs a day that exists', () => {
    expect(isLocalDateTime('2026-11-19T18:00')).toBe(true);
    expect(isLocalDateTime('2026-02-29T18:00')).toBe(false);
    expect(isLocalDateTime('2026-11-19 18:00')).toBe(false);
  });

  test.each([
    ['America/Chicago', true],
    ['UTC', true],
    ['Central', false],
    ['+05:00', false],
    ['America/Gotham', false],
  ])('%s: an IANA zone? %s', (zone, expected) => {
    expect(isTimeZone(zone)).toBe(expected);
  });

  test('a wall time becomes one instant', () => {
    expect(instantOf('2026-11-19T18:00', 'America/Chicago')).toBe('2026-11-20T00:00:00Z');
  });

  test('an hour that the clocks skip is refused', () => {
    expect(() => instantOf('2026-03-08T02:30', 'America/Chicago')).toThrow('clocks go forward');
  });
});
