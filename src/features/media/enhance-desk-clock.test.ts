import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteFacts } from '#site/site-facts.ts';
import { readClock } from '#site/time/clock-reading.ts';
import { instantAt } from '#site/time/wall-clock.ts';
import { deskInWords, spokenClock } from './enhance-desk-clock.ts';
import { mediaDeskSchema } from './media-pages.schema.ts';

const file = parse(readFileSync('example/pages/media-desk.yaml', 'utf8'));
const { clock } = mediaDeskSchema.parse(file);

const newYork = 'America/New_York';

function said(now: string, visitorZone = newYork, holidays = siteFacts.desk.hours.holidays) {
  const { desk } = siteFacts;
  const hours = { ...desk.hours, holidays };
  const clocks = { desk: spokenClock(hours.timeZone), visitor: spokenClock(visitorZone) };
  const words = deskInWords({ ...desk, hours }, Date.parse(now), clocks, clock);
  return words && `${words.standing} ${words.clocks} ${words.reply} ${words.phone}`;
}

describe('one moment, everywhere', () => {
  test.each([
    [
      newYork,
      'Desk open now, until 6:00 PM. That is Eastern Standard Time, your clock and ours. A message sent now is answered by 3:40 PM. answered now, until 10:00 PM.',
    ],
    [
      'America/Toronto',
      'Desk open now, until 6:00 PM. That is Eastern Standard Time, your clock and ours. A message sent now is answered by 3:40 PM. answered now, until 10:00 PM.',
    ],
    [
      'America/Los_Angeles',
      'Desk open now, until 3:00 PM. That is Pacific Standard Time, your clock. At the desk: 6:00 PM Eastern Standard Time. A message sent now is answered by 12:40 PM. answered now, until 7:00 PM.',
    ],
    [
      'Pacific/Auckland',
      'Desk open now, until 12:00 PM. That is New Zealand Daylight Time, your clock. At the desk: Monday, 6:00 PM Eastern Standard Time. A message sent now is answered by 9:40 AM. answered now, until 4:00 PM.',
    ],
  ])('%s', (zone, words) => {
    expect(said('2026-11-23T16:40Z', zone)).toBe(words);
  });
});

describe('until when, and why', () => {
  test.each([
    ['the minute it opens', '2026-11-23T14:00Z', 'Desk open now, until 6:00 PM.'],
    ['at night', '2026-11-24T05:00Z', 'Desk closed until 9:00 AM: outside business hours.'],
    [
      'the minute it closes',
      '2026-11-23T23:00Z',
      'Desk closed until tomorrow, 9:00 AM: outside business hours.',
    ],
    ['on Friday evening', '2026-11-20T23:00Z', 'Desk closed until Monday, 9:00 AM: the weekend.'],
    ['on Sunday', '2026-11-22T17:00Z', 'Desk closed until tomorrow, 9:00 AM: the weekend.'],
    [
      'the evening before two days off and a weekend',
      '2026-11-26T00:00Z',
      'Desk closed until Monday, 9:00 AM: Thanksgiving Day and the day after Thanksgiving.',
    ],
    [
      'on the second of them',
      '2026-11-27T15:00Z',
      'Desk closed until Monday, 9:00 AM: the day after Thanksgiving.',
    ],
    [
      'the weekend after them',
      '2026-11-28T15:00Z',
      'Desk closed until Monday, 9:00 AM: the weekend.',
    ],
    ['when clocks have gone forward', '2026-03-08T12:00Z', 'Desk closed until tomorrow, 9:00 AM:'],
    ['when they have gone back', '2026-11-01T12:00Z', 'Desk closed until tomorrow, 9:00 AM:'],
  ])('%s', (_, now, words) => expect(said(now)).toContain(words));

  test('a desk that is closed for more than a week says the day', () => {
    const days = ['24', '25', '28', '29', '30', '31'];
    const holidays = days.map((day) => ({ date: `2026-12-${day}`, name: 'Year’s end' }));
    expect(said('2026-12-23T23:00Z', newYork, holidays)).toContain('until January 1, 9:00 AM');
  });
});

describe('the phone', () => {
  const again = (when: string) => `answered again from ${when}; until then, leave a message.`;
  test.each([
    ['in the evening of a business day', '2026-11-24T01:00Z', 'answered now, until 10:00 PM.'],
    ['when that ends', '2026-11-24T03:00Z', again('tomorrow, 7:00 AM')],
    ['at night', '2026-11-24T08:00Z', again('7:00 AM')],
    ['on a day off, before nine', '2026-11-26T13:00Z', again('9:00 AM')],
    ['on a day off', '2026-11-26T15:00Z', 'answered now, until 6:00 PM.'],
    ['the evening of a day off', '2026-11-26T23:30Z', again('tomorrow, 9:00 AM')],
    ['on Saturday', '2026-11-21T16:00Z', 'answered now, until 6:00 PM.'],
    ['on Sunday evening', '2026-11-23T00:00Z', again('tomorrow, 7:00 AM')],
  ])('%s', (_, now, words) => expect(said(now)).toContain(words));
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
