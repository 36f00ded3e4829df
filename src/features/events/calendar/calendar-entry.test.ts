import { expect, test } from 'vitest';
import { entry } from '../testing/entry.ts';
import { daysOfEvent, entryPlacer, nextEvents } from './calendar-entry.ts';

const chicago = 'America/Chicago';
const from = (startsAt: string, endsAt: string, format: 'in-person' | 'virtual' | 'hybrid') => ({
  startsAt,
  endsAt,
  format,
  timeZone: chicago,
});
/** 6 PM to 8 PM on November 19 in Chicago. */
const evening = ['2026-11-20T00:00:00Z', '2026-11-20T02:00:00Z'] as const;

test.each([
  ['in person', 'in-person', 'Asia/Kolkata', '2026-11-19'],
  ['hybrid', 'hybrid', 'Asia/Kolkata', '2026-11-19'],
  ['virtual, far east', 'virtual', 'Asia/Kolkata', '2026-11-20'],
  ['virtual, far west', 'virtual', 'Pacific/Honolulu', '2026-11-19'],
  ['virtual, zone not known', 'virtual', undefined, '2026-11-19'],
] as const)('an event that is %s falls on the day of the zone shown', (_, format, zone, day) => {
  expect(daysOfEvent(from(...evening, format), zone)).toEqual([day]);
});

test.each([
  ['ends after midnight', '2026-11-20T03:00:00Z', '2026-11-20T08:00:00Z', ['2026-11-19']],
  ['lasts a day', '2026-11-19T06:00:00Z', '2026-11-20T06:00:00Z', ['2026-11-19']],
  [
    'lasts three days',
    '2026-11-19T15:00:00Z',
    '2026-11-21T22:00:00Z',
    ['2026-11-19', '2026-11-20', '2026-11-21'],
  ],
  [
    'ends at the midnight of its second day',
    '2026-11-19T15:00:00Z',
    '2026-11-21T06:00:00Z',
    ['2026-11-19', '2026-11-20'],
  ],
  [
    'lasts over the autumn change of clocks',
    '2026-10-31T15:00:00Z',
    '2026-11-02T18:00:00Z',
    ['2026-10-31', '2026-11-01', '2026-11-02'],
  ],
])('an event that %s falls on the days it fills', (_, startsAt, endsAt, days) => {
  expect(daysOfEvent(from(startsAt, endsAt, 'in-person'), chicago)).toEqual(days);
});

const at = (day: string, changes = {}) =>
  entry(day, { startsAt: `${day}T18:00:00Z`, endsAt: `${day}T19:00:00Z`, ...changes });
const dates = ['2026-11-05', '2026-11-30', '2026-12-10', '2027-01-14', '2027-02-09'];
const events = [
  ...dates.map((day) => at(day)),
  at('2027-03-01', { status: 'cancelled' as const }),
].map(entryPlacer(undefined));
const now = new Date('2026-11-19T12:00:00Z');

test.each([
  ['today, the next three', '2026-11-19', 'after', dates.slice(1, 4)],
  ['a day between them, those after it', '2026-12-10', 'after', dates.slice(3)],
  ['a day that is over, what is still to come', '2026-01-01', 'after', dates.slice(1, 4)],
  ['a day after the last, the next from now on', '2027-02-20', 'before', dates.slice(1, 4)],
] as const)('below %s', (_, day, which, ids) => {
  const next = nextEvents(events, day, now);
  expect([next.which, next.events.map(({ id }) => id)]).toEqual([which, ids]);
});

test('where nothing is still to come, the last ones', () => {
  const next = nextEvents(events, '2028-01-01', new Date('2028-01-01T12:00:00Z'));
  expect([next.which, next.events.map(({ id }) => id)]).toEqual(['past', dates.slice(2)]);
});

test('of nothing, nothing', () => {
  expect(nextEvents([], '2026-11-19', now).events).toEqual([]);
});
