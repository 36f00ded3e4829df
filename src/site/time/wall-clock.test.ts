import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { instantAt, instantOf, visitorZone, wallClock } from './wall-clock.ts';

const zones = [
  'America/New_York',
  'America/Phoenix',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/London',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'UTC',
];
/** Returns an instant in milliseconds as `YYYY-MM-DDTHH:MM` in UTC. */
const isoMinute = (instant: number) => new Date(instant).toISOString().slice(0, 16);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  { browser: 'that knows Temporal', platform: { Temporal } },
  { browser: 'without it', platform: {} },
])('in a browser $browser', ({ platform }) => {
  beforeEach(() => {
    for (const [name, value] of Object.entries(platform)) vi.stubGlobal(name, value);
  });

  test.each([
    ['2026-03-08T06:59Z', 'America/New_York', { day: '2026-03-08', weekday: 'Sun', time: '01:59' }],
    ['2026-03-08T07:00Z', 'America/New_York', { day: '2026-03-08', weekday: 'Sun', time: '03:00' }],
    ['2026-11-23T05:00Z', 'America/New_York', { day: '2026-11-23', weekday: 'Mon', time: '00:00' }],
    ['2026-12-31T11:00Z', 'Pacific/Auckland', { day: '2027-01-01', weekday: 'Fri', time: '00:00' }],
  ])('at %s the wall of %s shows %o', (instant, zone, wall) => {
    expect(wallClock(new Date(instant), zone)).toEqual(wall);
  });

  test.each([
    ['in winter', '2026-11-23', '09:00', '2026-11-23T14:00'],
    ['in summer', '2026-07-20', '09:00', '2026-07-20T13:00'],
    ['in the hour that is skipped', '2026-03-08', '02:30', '2026-03-08T07:30'],
    ['in the hour that is twice', '2026-11-01', '01:30', '2026-11-01T05:30'],
    ['at the midnight before clocks change', '2026-11-01', '00:00', '2026-11-01T04:00'],
  ])('the instant of a time of New York %s', (_, day, time, instant) => {
    expect(isoMinute(instantAt(day, time, 'America/New_York'))).toBe(instant);
  });

  test('any wall time of any zone is the instant that Temporal takes', () => {
    const minutes = fc.integer({
      min: Date.UTC(2024, 0, 1) / 60_000,
      max: Date.UTC(2031, 0, 1) / 60_000,
    });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const local = isoMinute(minute * 60_000);
        const [day = '', time = ''] = local.split('T');
        const wall = Temporal.PlainDateTime.from(local).toZonedDateTime(zone);
        expect(instantAt(day, time, zone)).toBe(wall.epochMilliseconds);
      }),
      { numRuns: 2000 },
    );
  });

  test('a place that is not on the map is refused', () => {
    expect(() => wallClock(0, 'Mars/Olympus')).toThrow(RangeError);
  });
});

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['UTC', 'UTC'],
  ['Etc/Unknown', undefined],
  ['Mars/Olympus', undefined],
])('a device that says it is in %s is in %s', (said, zone) => {
  vi.stubGlobal('Temporal', { Instant: Temporal.Instant, Now: { timeZoneId: () => said } });
  expect(visitorZone()).toBe(zone);
});

test('without Temporal the formats of the browser tell', () => {
  expect(visitorZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

describe('the instant of a time that staff wrote, which must exist', () => {
  test('is written in UTC', () => {
    expect(instantOf('2026-11-19T18:00', 'America/Chicago')).toBe('2026-11-20T00:00:00Z');
  });

  test('is refused in an hour that the clocks skip', () => {
    expect(() => instantOf('2026-03-08T02:30', 'America/Chicago')).toThrow('clocks go forward');
  });
});
