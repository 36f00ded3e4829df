import { describe, expect, test } from 'vitest';
import { readClock } from '#site/time/clock-reading.ts';
import { instantAt } from '#site/time/wall-clock.ts';
import { spokenClock } from './enhance-desk-clock.ts';

const zones = [
  ...['America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu', 'Europe/London'],
  // Clocks there go forward at midnight, and by half an hour.
  ...['America/Santiago', 'Australia/Lord_Howe'],
];
/** Every 17 hours of a year and a half. */
const instants = Array.from(
  { length: 780 },
  (_, at) => Date.parse(`2026-01-01T00:07Z`) + at * 17 * 3_600_000,
);

describe.each(zones)('the clock in %s', (zone) => {
  const clock = spokenClock(zone);

  test('reads as the clocks of other pages do', () => {
    for (const instant of instants) {
      const other = readClock(new Date(instant).toISOString(), zone);
      const { weekday, date, time, zone: name, wall } = clock.read(instant);
      expect({ day: new Date(wall).toISOString().slice(0, 10), time, name }).toEqual({
        ...{ day: other.day, time: other.time, name: other.zone },
      });
      expect(other.weekday).toContain(`${weekday}, ${date}, `);
    }
  });

  test('is set as they are, at every half hour of the days on which clocks change', () => {
    for (const day of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-11-01']) {
      for (let half = 0; half < 48; half += 1) {
        const time = `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
        expect(clock.instantAt(day, time)).toBe(instantAt(day, time, zone));
      }
    }
  });
});

test('a clock without a zone is that of the device', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(spokenClock().timeZone).toBe(own);
});
