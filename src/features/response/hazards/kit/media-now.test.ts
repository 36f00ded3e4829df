import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { profilePageSchema } from '#features/speakers/speakers.table.ts';
import { week } from '#site/time/wall-clock.ts';
import { countInWords, soonestFirst } from './media-now.ts';

const { mediaNow } = profilePageSchema.parse(
  parse(readFileSync('example/pages/speaker-profile.yaml', 'utf8')),
);
const words = { ...mediaNow, count: '{count} today', nobody: 'nobody today, the first {day}' };
const workdays = week.slice(0, 5);
const east = {
  timeZone: 'America/New_York',
  days: workdays,
  from: '09:00',
  to: '12:00',
  notice: 0,
};
const central = {
  timeZone: 'America/Chicago',
  days: workdays,
  from: '14:00',
  to: '18:30',
  notice: 0,
};
const pacific = {
  timeZone: 'America/Los_Angeles',
  days: workdays,
  from: '20:00',
  to: '22:00',
  notice: 0,
};
const mondays = { ...east, days: week.slice(0, 1) };
const all = [pacific, central, east];
const ids = new Map([
  [east, 'east'],
  [central, 'central'],
  [pacific, 'pacific'],
]);

const none: string[] = [];

describe('the soonest who can talk come first', () => {
  const slow = { ...east, notice: 1440 };
  const names = new Map([...ids, [slow, 'slow']]);
  test.each([
    ['Monday 10:00 in New York: one can now', '2026-11-16T15:00Z', 'east central pacific slow'],
    ['Monday 12:00, when hours have just ended', '2026-11-16T17:00Z', 'central pacific east slow'],
    ['Monday 23:30: the late one can now', '2026-11-17T04:30Z', 'pacific east central slow'],
    ['the night the clocks go back', '2026-11-01T06:30Z', 'slow east central pacific'],
  ])('%s', (_, now, order) => {
    const speakers = [slow, ...all].map((hours) => ({ hours }));
    const sorted = soonestFirst(speakers, Date.parse(now), none);
    expect(sorted.map(({ hours }) => names.get(hours)).join(' ')).toBe(order);
  });

  test('of several at once, whoever can for longest; equal ones keep their order', () => {
    const longer = { ...east, to: '13:00' };
    const twin = { ...east };
    const speakers = [{ hours: east }, { hours: twin }, { hours: longer }];
    const sorted = soonestFirst(speakers, Date.parse('2026-11-16T15:00Z'), none);
    expect(sorted.map(({ hours }) => hours)).toEqual([longer, east, twin]);
  });
});

describe('the heading counts on the visitor’s day', () => {
  const newYork = 'America/New_York';
  test.each([
    [all, '2026-11-16T15:00Z', newYork, none, '3 today'],
    [all, '2026-11-16T17:00Z', newYork, none, '2 today'],
    // 23:30 in New York and 20:30 in Los Angeles.
    [[pacific], '2026-11-17T04:30Z', newYork, none, '1 today'],
    [[central], '2026-11-17T04:30Z', newYork, none, 'nobody today, the first tomorrow'],
    [all, '2026-11-21T15:00Z', newYork, none, 'nobody today, the first Monday'],
    [all, '2026-11-26T15:00Z', newYork, none, '3 today'],
    [
      all,
      '2026-11-26T15:00Z',
      newYork,
      ['2026-11-26', '2026-11-27'],
      'nobody today, the first Monday',
    ],
    [[mondays], '2026-11-16T18:00Z', newYork, none, 'nobody today, the first November 23'],
    // The same moment: half past eight on Monday evening, and on Tuesday morning, when the hours
    // are today.
    [[east], '2026-11-17T01:30Z', newYork, none, 'nobody today, the first tomorrow'],
    [[east], '2026-11-17T01:30Z', 'Asia/Tokyo', none, '1 today'],
    [[], '2026-11-17T01:30Z', newYork, none, ''],
  ])('%#: %j', (hours, now, zone, daysOff, sentence) => {
    expect(countInWords(hours, { now: Date.parse(now), zone, daysOff }, words)).toBe(sentence);
  });
});
