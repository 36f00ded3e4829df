import { describe, expect, test } from 'vitest';
import { dayIn, readClock } from '#site/time/clock-reading.ts';
import { instantOf } from '#site/time/wall-clock.ts';
import type { Format } from '#site/vocabulary.ts';
import { daysOfEvent } from './calendar/calendar-entry.ts';
import {
  byStart,
  dayShift,
  hoursLabel,
  isToCome,
  phaseOf,
  shownTimes,
  splitByDate,
} from './event-time.ts';

/** An event by the wall clock of its place. */
function event(start: string, end: string, timeZone: string, format: Format = 'in-person') {
  return {
    startsAt: instantOf(start, timeZone),
    endsAt: instantOf(end, timeZone),
    timeZone,
    format,
  };
}

const chicago = 'America/Chicago';
const townHall = event('2026-11-19T18:00', '2026-11-19T20:00', chicago);

describe('a clock', () => {
  test.each([
    ['Pacific/Honolulu', '2026-11-19', '2:00 PM', 'Hawaii-Aleutian Standard Time'],
    ['America/New_York', '2026-11-19', '7:00 PM', 'Eastern Standard Time'],
    ['Europe/London', '2026-11-20', '12:00 AM', 'Greenwich Mean Time'],
    ['Asia/Kolkata', '2026-11-20', '5:30 AM', 'India Standard Time'],
    ['Pacific/Auckland', '2026-11-20', '1:00 PM', 'New Zealand Daylight Time'],
    ['Pacific/Kiritimati', '2026-11-20', '2:00 PM', 'Line Islands Time'],
    ['Asia/Kathmandu', '2026-11-20', '5:45 AM', 'Nepal Time'],
  ])('in %s reads %s, %s', (zone, day, time, name) => {
    expect(readClock('2026-11-20T00:00:00Z', zone)).toMatchObject({ day, time, zone: name });
  });

  test('writes the dates of the specification', () => {
    const { shortDate, weekdayDate } = readClock(townHall.startsAt, chicago);
    expect([shortDate, weekdayDate]).toEqual(['Nov 19, 2026', 'Thursday, November 19, 2026']);
  });

  test('knows no zone that is none', () => {
    expect(() => readClock(townHall.startsAt, 'Mars/Olympus')).toThrow(RangeError);
  });

  test.each([
    ['2026-03-08T06:59:00Z', '1:59 AM', 'Eastern Standard Time'],
    ['2026-03-08T07:00:00Z', '3:00 AM', 'Eastern Daylight Time'],
    ['2026-11-01T05:59:00Z', '1:59 AM', 'Eastern Daylight Time'],
    ['2026-11-01T06:00:00Z', '1:00 AM', 'Eastern Standard Time'],
  ])('in New York is changed at %s and reads %s %s', (instant, time, zone) => {
    expect(readClock(instant, 'America/New_York')).toMatchObject({ time, zone });
  });
});

describe('the times of an event', () => {
  test.each([
    ['Pacific/Honolulu', '2:00 PM to 4:00 PM', undefined],
    ['America/New_York', '7:00 PM to 9:00 PM', undefined],
    ['Europe/London', '12:00 AM to 2:00 AM', '+1 day'],
    ['Asia/Kolkata', '5:30 AM to 7:30 AM', '+1 day'],
    ['Pacific/Auckland', '1:00 PM to 3:00 PM', '+1 day'],
  ])('lead with its own zone, and in %s are %s', (zone, hours, shift) => {
    const { lead, other } = shownTimes(townHall, zone);
    expect(hoursLabel(lead)).toBe('6:00 PM to 8:00 PM');
    expect(lead.whose).toBe('event');
    expect(other && hoursLabel(other)).toBe(hours);
    expect(other && dayShift(lead.start, other.start)).toBe(shift);
  });

  test('lead with the visitor’s zone where the event is virtual', () => {
    const { lead, other } = shownTimes({ ...townHall, format: 'virtual' }, 'Asia/Kolkata');
    expect([lead.whose, hoursLabel(lead)]).toEqual(['visitor', '5:30 AM to 7:30 AM']);
    expect(other && [other.whose, dayShift(lead.start, other.start)]).toEqual(['event', '−1 day']);
  });

  test.each([
    ['no zone is known', undefined],
    ['the zone is the same', chicago],
    ['another zone keeps the same time', 'America/Winnipeg'],
  ])('stand alone where %s', (_, zone) => {
    expect(shownTimes(townHall, zone).other).toBeUndefined();
    expect(shownTimes({ ...townHall, format: 'virtual' }, zone).lead.whose).toBe('event');
  });

  test('stand twice where only the end differs: Phoenix keeps no summer time', () => {
    const night = event('2026-03-08T01:00', '2026-03-08T04:00', 'America/Denver');
    const { lead, other } = shownTimes(night, 'America/Phoenix');
    expect(hoursLabel(lead)).toBe('1:00 AM Mountain Standard Time to 4:00 AM');
    expect(other && hoursLabel(other)).toBe('1:00 AM to 3:00 AM');
  });

  test('name the day of an end after midnight', () => {
    const late = event('2026-12-31T22:00', '2027-01-01T00:30', chicago);
    expect(hoursLabel(shownTimes(late, undefined).lead)).toBe('10:00 PM to Jan 1, 2027 12:30 AM');
  });

  test('can lie two days apart', () => {
    const west = readClock('2026-11-20T11:30:00Z', 'Etc/GMT+12');
    const east = readClock('2026-11-20T11:30:00Z', 'Pacific/Kiritimati');
    expect(dayShift(west, east)).toBe('+2 days');
    expect(dayShift(east, west)).toBe('−2 days');
  });
});

/** docs/requirements/reliability.md, B-58: twelve zones by eight instants. */
const zones = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Chicago',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Africa/Lagos',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
];
const walls = [
  '2026-03-08T03:30',
  '2026-11-01T01:30',
  '2026-11-01T00:30',
  '2026-06-15T00:00',
  '2028-02-29T23:59',
  '2026-12-31T23:30',
  '2026-04-05T02:30',
  '2026-09-27T04:30',
];

describe.each(zones)('an event in %s', (zone) => {
  test.each(walls)('at %s keeps its wall time and its day for everyone', (wall) => {
    const startsAt = instantOf(wall, zone);
    const there = { startsAt, endsAt: startsAt, timeZone: zone, format: 'in-person' } as const;
    const [day = ''] = wall.split('T');
    for (const visitor of zones) {
      const shown = shownTimes(there, visitor);
      expect(shown.lead.start).toEqual(readClock(startsAt, zone));
      expect(shown.lead.start.day).toBe(day);
      expect(daysOfEvent(there, visitor)).toEqual([day]);
    }
  });
});

test.each([
  ['2026-11-20T09:59:00Z', 'Pacific/Honolulu', '2026-11-19'],
  ['2026-11-20T10:00:00Z', 'Pacific/Honolulu', '2026-11-20'],
  ['2026-12-31T11:00:00Z', 'Pacific/Auckland', '2027-01-01'],
])('at %s it is in %s the day %s', (instant, zone, day) => {
  expect(dayIn(instant, zone)).toBe(day);
});

const meeting = { startsAt: '2026-05-14T23:00:00Z', endsAt: '2026-05-15T01:00:00Z' };

test.each([
  ['2026-05-14T22:59:59Z', 'upcoming'],
  ['2026-05-14T23:00:00Z', 'now'],
  ['2026-05-15T00:59:59Z', 'now'],
  ['2026-05-15T01:00:00Z', 'past'],
  ['2027-05-15T01:00:00Z', 'past'],
] as const)('at %s the event is %s', (now, phase) => {
  expect(phaseOf(meeting, new Date(now))).toBe(phase);
  expect(isToCome(meeting, new Date(now))).toBe(phase !== 'past');
});

test('nobody can go to an event that is over or was cancelled', () => {
  const before = new Date('2026-05-01T00:00:00Z');
  expect(isToCome(meeting, before)).toBe(true);
  expect(isToCome({ ...meeting, status: 'cancelled' }, before)).toBe(false);
  expect(isToCome(meeting, new Date(meeting.endsAt))).toBe(false);
});

test('upcoming events and past ones are each listed by date', () => {
  const at = (day: string) => ({
    id: day,
    startsAt: `${day}T10:00:00Z`,
    endsAt: `${day}T11:00:00Z`,
  });
  const { upcoming, past } = splitByDate(
    ['2026-03-01', '2026-01-01', '2026-04-01', '2026-02-01'].map(at),
    new Date('2026-02-15T00:00:00Z'),
  );
  expect(upcoming.map(({ id }) => id)).toEqual(['2026-03-01', '2026-04-01']);
  expect(past.map(({ id }) => id)).toEqual(['2026-01-01', '2026-02-01']);
});

test('events that start at one moment have one order, whatever their zones and however they come', () => {
  const events = [
    { id: 'walk', startsAt: '2026-03-01T18:00:00Z' },
    { id: 'talk', startsAt: '2026-03-01T18:00:00.000Z' },
    { id: 'early', startsAt: '2026-03-01T17:00:00Z' },
  ];
  for (const given of [events, events.toReversed()]) {
    expect(given.toSorted(byStart).map(({ id }) => id)).toEqual(['early', 'talk', 'walk']);
  }
});
