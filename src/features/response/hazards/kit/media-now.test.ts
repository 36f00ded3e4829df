import { describe, expect, test } from 'vitest';
import { week } from '#site/time/wall-clock.ts';
import { answersFrom, countInWords, soonestFirst } from './media-now.ts';

const words = {
  count: 'Media hours: {when}',
  now: '{count} now',
  nobody: 'nobody now',
  later: '{count} later today',
  again: 'again {day}',
  clock: '{time}',
  open: '{until}',
  next: '{day} {from}',
  today: 'today',
  tomorrow: 'tomorrow',
  nextWeek: '{day} next week',
};
const workdays = week.slice(0, 5);
const east = { timeZone: 'America/New_York', days: workdays, from: '09:00', to: '12:00' };
const central = { timeZone: 'America/Chicago', days: workdays, from: '14:00', to: '18:30' };
const pacific = { timeZone: 'America/Los_Angeles', days: workdays, from: '20:00', to: '22:00' };
const mondays = { ...east, days: week.slice(0, 1) };
const all = [pacific, central, east];
const ids = new Map([
  [east, 'east'],
  [central, 'central'],
  [pacific, 'pacific'],
]);

describe('the soonest to answer the media come first', () => {
  test.each([
    ['Monday 10:00 in New York: one answers now', '2026-11-16T15:00Z', 'east central pacific'],
    ['Monday 12:00, when hours have just ended', '2026-11-16T17:00Z', 'central pacific east'],
    ['Monday 23:30: the late one answers now', '2026-11-17T04:30Z', 'pacific east central'],
    ['Saturday: the order of Monday', '2026-11-21T15:00Z', 'east central pacific'],
    ['the night the clocks go back', '2026-11-01T06:30Z', 'east central pacific'],
  ])('%s', (_, now, order) => {
    const speakers = all.map((clock) => ({ clock }));
    const sorted = soonestFirst(speakers, Date.parse(now));
    expect(sorted.map(({ clock }) => ids.get(clock)).join(' ')).toBe(order);
  });

  test('those who all answer now keep their order, whoever began first', () => {
    const later = { ...east, from: '09:30' };
    const speakers = [{ clock: later }, { clock: east }];
    expect(soonestFirst(speakers, Date.parse('2026-11-16T15:00Z'))).toEqual(speakers);
  });

  test('within the hours that is this moment, outside them when the next begin', () => {
    const now = Date.parse('2026-11-16T15:00Z');
    expect(answersFrom(east, now)).toBe(now);
    expect(answersFrom(central, now)).toBe(Date.parse('2026-11-16T20:00Z'));
  });
});

describe('the heading counts on the visitor’s day', () => {
  const newYork = 'America/New_York';
  test.each([
    [all, '2026-11-16T15:00Z', newYork, '1 now, 2 later today'],
    [all, '2026-11-16T17:00Z', newYork, 'nobody now, 2 later today'],
    [[east, central], '2026-11-16T20:30Z', newYork, '1 now'],
    // 23:30 in New York and 20:30 in Los Angeles.
    [[pacific], '2026-11-17T04:30Z', newYork, '1 now'],
    [[central], '2026-11-17T04:30Z', newYork, 'nobody now, again tomorrow'],
    [all, '2026-11-21T15:00Z', newYork, 'nobody now, again Monday'],
    [[mondays], '2026-11-16T18:00Z', newYork, 'nobody now, again Monday next week'],
    // The same moment: half past eight on Monday evening, and on Tuesday morning, when the hours
    // are today.
    [[east], '2026-11-17T01:30Z', newYork, 'nobody now, again tomorrow'],
    [[east], '2026-11-17T01:30Z', 'Asia/Tokyo', 'nobody now, 1 later today'],
  ] as const)('%#: %j', (clocks, now, zone, when) => {
    expect(countInWords(clocks, Date.parse(now), zone, words)).toBe(`Media hours: ${when}`);
  });
});
