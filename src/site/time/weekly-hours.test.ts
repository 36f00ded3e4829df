import { describe, expect, test } from 'vitest';
import type { DeskHours } from '../site.schema.ts';
import { instantAt } from './wall-clock.ts';
import { deskState } from './weekly-hours.ts';

const desk: DeskHours = {
  timeZone: 'America/New_York',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  from: '09:00',
  to: '18:00',
  replyHours: 4,
  holidays: [{ date: '2026-11-26', name: 'Thanksgiving Day' }],
};
const stateAt = (hours: DeskHours, now: string) => {
  const state = deskState(hours, Date.parse(now), instantAt);
  const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16);
  if (!state) return undefined;
  return state.isOpen
    ? { replyBy: iso(state.replyBy) }
    : { opensAt: iso(state.opensAt), replyBy: iso(state.replyBy) };
};

describe('the desk in New York, told in UTC', () => {
  test.each([
    [
      'a minute before it opens',
      '2026-11-23T13:59Z',
      { opensAt: '2026-11-23T14:00', replyBy: '2026-11-23T18:00' },
    ],
    ['the minute it opens', '2026-11-23T14:00Z', { replyBy: '2026-11-23T18:00' }],
    ['at noon', '2026-11-23T17:00Z', { replyBy: '2026-11-23T21:00' }],
    ['four hours before it closes', '2026-11-23T19:00Z', { replyBy: '2026-11-23T23:00' }],
    ['a minute later', '2026-11-23T19:01Z', { replyBy: '2026-11-24T14:01' }],
    ['the last minute', '2026-11-23T22:59Z', { replyBy: '2026-11-24T17:59' }],
    [
      'the minute it closes',
      '2026-11-23T23:00Z',
      { opensAt: '2026-11-24T14:00', replyBy: '2026-11-24T18:00' },
    ],
    ['over the holiday', '2026-11-25T21:00Z', { replyBy: '2026-11-27T16:00' }],
    [
      'on the holiday',
      '2026-11-26T16:00Z',
      { opensAt: '2026-11-27T14:00', replyBy: '2026-11-27T18:00' },
    ],
    ['on Friday afternoon', '2026-11-20T21:00Z', { replyBy: '2026-11-23T16:00' }],
    [
      'on Saturday',
      '2026-11-21T16:00Z',
      { opensAt: '2026-11-23T14:00', replyBy: '2026-11-23T18:00' },
    ],
    ['the Friday before clocks go forward', '2026-03-06T21:00Z', { replyBy: '2026-03-09T15:00' }],
    [
      'the Sunday they go forward',
      '2026-03-08T12:00Z',
      { opensAt: '2026-03-09T13:00', replyBy: '2026-03-09T17:00' },
    ],
    ['the Friday before clocks go back', '2026-10-30T20:00Z', { replyBy: '2026-11-02T16:00' }],
    [
      'the Sunday they go back',
      '2026-11-01T12:00Z',
      { opensAt: '2026-11-02T14:00', replyBy: '2026-11-02T18:00' },
    ],
  ])('%s', (_, now, state) => {
    expect(stateAt(desk, now)).toEqual(state);
  });
});

describe('a desk that is staffed while clocks change', () => {
  const nights: DeskHours = { ...desk, days: ['Sun'], from: '00:00', to: '08:00', holidays: [] };
  test.each([
    ['forward, an hour is missing', '2026-03-08T05:00Z', { replyBy: '2026-03-08T09:00' }],
    ['forward, the day has seven hours', '2026-03-08T08:01Z', { replyBy: '2026-03-15T04:01' }],
    ['back, an hour is twice', '2026-11-01T04:00Z', { replyBy: '2026-11-01T08:00' }],
    ['back, the day has nine hours', '2026-11-01T09:00Z', { replyBy: '2026-11-01T13:00' }],
  ])('%s', (_, now, state) => {
    expect(stateAt(nights, now)).toEqual(state);
  });
});

test.each([
  [
    'longer than a day of the desk',
    { ...desk, replyHours: 20 },
    '2026-11-23T14:00Z',
    { replyBy: '2026-11-25T16:00' },
  ],
  [
    'in a zone of quarter hours',
    { ...desk, timeZone: 'Asia/Kathmandu' },
    '2026-11-23T03:15Z',
    { replyBy: '2026-11-23T07:15' },
  ],
])('an answer %s', (_, hours, now, state) => {
  expect(stateAt(hours, now)).toEqual(state);
});

test('a desk that nobody staffs says nothing', () => {
  expect(deskState({ ...desk, replyHours: 40_000 }, 0, instantAt)).toBeUndefined();
});
