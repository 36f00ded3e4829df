import { describe, expect, test } from 'vitest';
import { week } from '#site/time/wall-clock.ts';
import { hoursInWords, type MediaClock, type MediaStatus, mediaStatus } from './media-clock.ts';

const chicago: MediaClock = {
  timeZone: 'America/Chicago',
  days: ['Mon', 'Tue', 'Wed', 'Thu'],
  from: '14:00',
  to: '18:30',
};
const early: MediaClock = { ...chicago, days: ['Sun', 'Mon'], from: '01:30', to: '03:30' };
const always: MediaClock = { ...chicago, days: [...week], from: '00:00', to: '23:59' };

const open = (time: string, until: string) => ({ time, isOpen: true, until });
const closed = (time: string, day: string, from: string, inDays: number) => ({
  time,
  isOpen: false,
  day,
  from,
  inDays,
});

describe('in an ordinary week', () => {
  test.each([
    ['Monday before the hours', '2026-11-16T19:59Z', closed('13:59', 'Mon', '14:00', 0)],
    ['Monday at the first minute', '2026-11-16T20:00Z', open('14:00', '18:30')],
    ['Monday at the last minute', '2026-11-17T00:29Z', open('18:29', '18:30')],
    ['Monday when the hours end', '2026-11-17T00:30Z', closed('18:30', 'Tue', '14:00', 1)],
    ['Thursday evening', '2026-11-20T02:00Z', closed('20:00', 'Mon', '14:00', 4)],
    ['Sunday', '2026-11-22T18:00Z', closed('12:00', 'Mon', '14:00', 1)],
  ])('%s', (_, now, status) => {
    expect(mediaStatus(chicago, new Date(now))).toEqual(status);
  });
});

describe('at midnight', () => {
  test.each([
    ['the last minute of Sunday', '2026-11-23T05:59Z', closed('23:59', 'Mon', '14:00', 1)],
    ['the first minute of Monday', '2026-11-23T06:00Z', closed('00:00', 'Mon', '14:00', 0)],
  ])('%s', (_, now, status) => {
    expect(mediaStatus(chicago, new Date(now))).toEqual(status);
  });

  test('hours that begin at midnight have begun', () => {
    expect(mediaStatus(always, new Date('2026-11-23T06:00Z'))).toEqual(open('00:00', '23:59'));
  });

  test('hours that end before midnight end, and begin again with the day', () => {
    expect(mediaStatus(always, new Date('2026-11-23T05:59Z'))).toEqual(
      closed('23:59', 'Mon', '00:00', 1),
    );
  });
});

describe('with one day a week', () => {
  const wednesdays: MediaClock = { ...chicago, days: ['Wed'] };
  test.each([
    ['2026-11-18T23:00Z', open('17:00', '18:30')],
    ['2026-11-19T01:00Z', closed('19:00', 'Wed', '14:00', 7)],
    ['2026-11-19T18:00Z', closed('12:00', 'Wed', '14:00', 6)],
  ])('%s', (now, status) => {
    expect(mediaStatus(wednesdays, new Date(now))).toEqual(status);
  });
});

describe('one moment, everywhere', () => {
  test.each([
    ['America/New_York', open('15:00', '18:30')],
    ['America/Indiana/Indianapolis', open('15:00', '18:30')],
    ['America/Chicago', open('14:00', '18:30')],
    ['America/Denver', closed('13:00', 'Mon', '14:00', 0)],
    ['America/Phoenix', closed('13:00', 'Mon', '14:00', 0)],
    ['America/Los_Angeles', closed('12:00', 'Mon', '14:00', 0)],
    ['Pacific/Honolulu', closed('10:00', 'Mon', '14:00', 0)],
    ['Asia/Kolkata', closed('01:30', 'Tue', '14:00', 0)],
    ['Pacific/Auckland', closed('09:00', 'Tue', '14:00', 0)],
    ['UTC', closed('20:00', 'Tue', '14:00', 1)],
  ])('%s', (timeZone, status) => {
    expect(mediaStatus({ ...chicago, timeZone }, new Date('2026-11-16T20:00Z'))).toEqual(status);
  });
});

describe('when the clocks go forward, from 1:59 to 3:00', () => {
  test.each([
    ['2026-03-08T07:29Z', closed('01:29', 'Sun', '01:30', 0)],
    ['2026-03-08T07:59Z', open('01:59', '03:30')],
    ['2026-03-08T08:00Z', open('03:00', '03:30')],
    ['2026-03-08T08:30Z', closed('03:30', 'Mon', '01:30', 1)],
  ])('%s', (now, status) => {
    expect(mediaStatus(early, new Date(now))).toEqual(status);
  });

  test('hours that would begin in the missing hour begin after it', () => {
    const missing = { ...early, from: '02:30' };
    expect(mediaStatus(missing, new Date('2026-03-08T07:59Z'))).toMatchObject({ isOpen: false });
    expect(mediaStatus(missing, new Date('2026-03-08T08:00Z'))).toMatchObject({ isOpen: true });
  });
});

describe('when the clocks go back, from 1:59 to 1:00', () => {
  test.each([
    ['2026-11-01T06:29Z', closed('01:29', 'Sun', '01:30', 0)],
    ['2026-11-01T06:30Z', open('01:30', '03:30')],
    ['2026-11-01T07:00Z', closed('01:00', 'Sun', '01:30', 0)],
    ['2026-11-01T07:30Z', open('01:30', '03:30')],
    ['2026-11-01T09:30Z', closed('03:30', 'Mon', '01:30', 1)],
  ])('%s', (now, status) => {
    expect(mediaStatus(early, new Date(now))).toEqual(status);
  });

  test('a place that keeps its clocks is an hour nearer', () => {
    const phoenix = { ...chicago, timeZone: 'America/Phoenix' };
    expect(mediaStatus(phoenix, new Date('2026-10-29T20:00Z')).time).toBe('13:00');
    expect(mediaStatus(phoenix, new Date('2026-11-02T20:00Z')).time).toBe('13:00');
  });
});

const words = {
  clock: 'It is {time} there.',
  open: 'Answers until {until}.',
  next: 'Next hours: {day}, {from}.',
  today: 'today',
  tomorrow: 'tomorrow',
  nextWeek: '{day} next week',
};
const next = (inDays: number): MediaStatus => ({
  isOpen: false,
  time: '20:00',
  from: '14:00',
  day: 'Mon',
  inDays,
});

test.each<[MediaStatus, string]>([
  [{ isOpen: true, time: '15:12', until: '18:30' }, 'Answers until 6:30 PM.'],
  [next(0), 'Next hours: today, 2:00 PM.'],
  [next(1), 'Next hours: tomorrow, 2:00 PM.'],
  [next(4), 'Next hours: Monday, 2:00 PM.'],
  [next(7), 'Next hours: Monday next week, 2:00 PM.'],
])('%o is told as "%s"', (status, sentence) => {
  expect(hoursInWords(status, words)).toBe(sentence);
});
