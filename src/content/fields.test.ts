import { describe, expect, test } from 'vitest';
import { calendarDate, localDateTime, timeZone } from './fields.ts';

describe('days, times and zones', () => {
  test.each(['2025-02-30', '2025-2-3', 'soon', '2025-13-01'])('%s is not a day', (value) => {
    expect(calendarDate.safeParse(value).success).toBe(false);
  });

  test('a time needs a day that exists', () => {
    expect(localDateTime.safeParse('2026-11-19T18:00').success).toBe(true);
    expect(localDateTime.safeParse('2026-02-29T18:00').success).toBe(false);
    expect(localDateTime.safeParse('2026-11-19 18:00').success).toBe(false);
  });

  test.each([
    ['America/Chicago', true],
    ['UTC', true],
    ['Central', false],
    ['+05:00', false],
    ['America/Gotham', false],
  ])('%s: an IANA zone? %s', (zone, expected) => {
    expect(timeZone.safeParse(zone).success).toBe(expected);
  });
});
