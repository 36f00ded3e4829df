import { describe, expect, test } from 'vitest';
import { isCalendarDate, isLocalDateTime, isTimeZone } from './fields.ts';

describe('days, times and zones', () => {
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
});
