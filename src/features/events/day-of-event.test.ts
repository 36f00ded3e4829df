import { expect, test } from 'vitest';
import { daysOfEvent } from './day-of-event.ts';

const chicago = 'America/Chicago';
const from = (startsAt: string, endsAt: string, format: 'in-person' | 'virtual' | 'hybrid') => ({
  ...{ startsAt, endsAt, format },
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
