import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { DeskHours } from '#site/site.schema.ts';
import { siteFacts } from '#site/site-facts.ts';
import { readClock } from '#site/time/clock-reading.ts';
import { instantAt } from '#site/time/wall-clock.ts';
import { deskState } from '#site/time/weekly-hours.ts';
import { deskInWords, spokenClock, waitInWords } from './enhance-desk-clock.ts';
import { mediaDeskSchema } from './media-pages.schema.ts';

const file = parse(readFileSync('example/pages/media-desk.yaml', 'utf8'));
const { clock } = mediaDeskSchema.parse(file);

function said(now: string, visitorZone: string, holidays: DeskHours['holidays'] = []): string {
  const { hours } = siteFacts.desk;
  const desk = spokenClock(hours.timeZone);
  const visitor = spokenClock(visitorZone);
  const state = deskState({ ...hours, holidays }, Date.parse(now), desk.instantAt);
  if (!state) return '';
  const words = deskInWords(state, Date.parse(now), { desk, visitor }, clock);
  return `${words.standing} ${words.clocks}`;
}

describe('one moment, everywhere', () => {
  test.each([
    [
      'America/New_York',
      'Desk open now, reply by 3:40 PM. That is Eastern Standard Time, your clock and ours.',
    ],
    [
      'America/Toronto',
      'Desk open now, reply by 3:40 PM. That is Eastern Standard Time, your clock and ours.',
    ],
    [
      'America/Los_Angeles',
      'Desk open now, reply by 12:40 PM. That is Pacific Standard Time, your clock. At the desk it will be 3:40 PM Eastern Standard Time.',
    ],
    [
      'Pacific/Auckland',
      'Desk open now, reply by 9:40 AM. That is New Zealand Daylight Time, your clock. At the desk it will be Monday, 3:40 PM Eastern Standard Time.',
    ],
  ])('%s', (zone, words) => {
    expect(said('2026-11-23T16:40Z', zone)).toBe(words);
  });
});

test.each([
  [
    'at midnight',
    '2026-11-24T05:00Z',
    'Desk closed, opens in 9 h. On your clock and ours it opens: 9:00 AM Eastern Standard Time. A letter sent now is answered by 1:00 PM.',
  ],
  [
    'in the evening',
    '2026-11-24T00:30Z',
    'Desk closed, opens in 13 h 30 min. On your clock and ours it opens: tomorrow, 9:00 AM',
  ],
  ['at the weekend', '2026-11-20T23:00Z', 'Desk closed, opens in 2 days 15 h.'],
  ['the last minutes', '2026-11-24T13:15Z', 'Desk closed, opens in 45 min.'],
])('%s', (_, now, words) => {
  expect(said(now, 'America/New_York')).toContain(words);
});

test('a desk that is closed for more than a week says the day', () => {
  const days = ['24', '25', '28', '29', '30', '31'];
  const holidays = days.map((day) => ({ date: `2026-12-${day}`, name: 'Year’s end' }));
  expect(said('2026-12-23T23:00Z', 'America/New_York', holidays)).toContain(
    'it opens: January 1, 9:00 AM',
  );
});

test.each([
  [1, '1 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h'],
  [61 * 60_000, '1 h 1 min'],
  [47 * 3_600_000, '47 h'],
  [48 * 3_600_000, '2 days'],
  [63 * 3_600_000, '2 days 15 h'],
])('%i milliseconds are told as %s', (wait, words) => {
  expect(waitInWords(wait)).toBe(words);
});

const zones = [
  'America/New_York',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'Europe/London',
  // Clocks there go forward at midnight, and by half an hour.
  'America/Santiago',
  'Australia/Lord_Howe',
];
/** Every 17 hours of a year and a half. */
const instants = Array.from(
  { length: 780 },
  (_, index) => Date.parse(`2026-01-01T00:07Z`) + index * 17 * 3_600_000,
);

describe.each(zones)('the clock in %s', (zone) => {
  const clock = spokenClock(zone);

  test('reads as the clocks of other pages do', () => {
    for (const instant of instants) {
      const other = readClock(new Date(instant).toISOString(), zone);
      const { weekday, date, time, zone: name, wall } = clock.read(instant);
      expect({ day: new Date(wall).toISOString().slice(0, 10), time, name }).toEqual({
        day: other.day,
        time: other.time,
        name: other.zone,
      });
      expect(other.weekdayDate).toContain(`${weekday}, ${date}, `);
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
