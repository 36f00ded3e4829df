import { describe, expect, test } from 'vitest';
import { deadlineOf } from './desk-list.ts';
import { soonDeadlines } from './soon-deadlines.ts';

const newYork = 'America/New_York';
const offered = (now: string, zone: string) =>
  soonDeadlines(Date.parse(now), zone).map(({ id, by }) => `${id} ${by}`);

describe('the deadlines of one press', () => {
  test.each([
    ['in the morning', '2026-11-23T15:00Z', newYork, ['11-23T11:30', '11-23T17:00', '11-24T09:00']],
    [
      'rounded up to 5 minutes',
      '2026-11-23T15:01Z',
      newYork,
      ['11-23T11:35', '11-23T17:00', '11-24T09:00'],
    ],
    [
      'a second is rounded up too',
      '2026-11-23T15:00:01Z',
      newYork,
      ['11-23T11:35', '11-23T17:00', '11-24T09:00'],
    ],
    [
      'a minute before 5 PM',
      '2026-11-23T21:59Z',
      newYork,
      ['11-23T18:30', '11-23T17:00', '11-24T09:00'],
    ],
    ['at 5 PM it is over', '2026-11-23T22:00Z', newYork, ['11-23T18:30', '11-24T09:00']],
    [
      'late, 90 minutes reach into tomorrow',
      '2026-11-24T04:00Z',
      newYork,
      ['11-24T00:30', '11-24T09:00'],
    ],
    [
      'one moment is another day elsewhere',
      '2026-11-24T04:00Z',
      'Asia/Kolkata',
      ['11-24T11:00', '11-24T17:00', '11-25T09:00'],
    ],
    [
      'a zone that is a quarter of an hour off',
      '2026-11-23T05:00Z',
      'Asia/Kathmandu',
      ['11-23T12:15', '11-23T17:00', '11-24T09:00'],
    ],
    [
      'the night clocks go forward',
      '2026-03-08T06:00Z',
      newYork,
      ['03-08T03:30', '03-08T17:00', '03-09T09:00'],
    ],
    [
      'the evening before',
      '2026-03-07T21:00Z',
      newYork,
      ['03-07T17:30', '03-07T17:00', '03-08T09:00'],
    ],
    [
      'the night they go back, past the hour that is twice',
      '2026-11-01T05:30Z',
      newYork,
      ['11-01T02:00', '11-01T17:00', '11-02T09:00'],
    ],
    [
      'the night they go back, into that hour',
      '2026-11-01T04:30Z',
      newYork,
      ['11-01T01:00', '11-01T17:00', '11-02T09:00'],
    ],
  ])('%s', (_, now, zone, times) => {
    const ids = times.length === 3 ? ['soon', 'today', 'tomorrow'] : ['soon', 'tomorrow'];
    expect(offered(now, zone)).toEqual(ids.map((id, index) => `${id} 2026-${times[index]}`));
  });
});

test.each([
  ['2026-03-08T05:00Z', 90],
  ['2026-03-08T06:58Z', 92],
  ['2026-11-01T05:30Z', 90],
  // The hour that is twice is read as the first: never later than 90 minutes.
  ['2026-11-01T04:30Z', 30],
])('from %s, the first is %i minutes ahead', (now, minutes) => {
  const by = soonDeadlines(Date.parse(now), newYork)[0]?.by ?? '';
  const ahead = (deadlineOf({ by, zone: newYork }) ?? 0) - Date.parse(now);
  expect(ahead / 60_000).toBe(minutes);
});
