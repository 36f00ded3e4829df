import { describe, expect, test } from 'vitest';
import { week } from '#site/time/wall-clock.ts';
import { type TalkHours, talkWindow, talkWindows } from './talk-window.ts';

/** Monday to Thursday from two to half past six, two hours’ notice. */
const chicago: TalkHours = {
  timeZone: 'America/Chicago',
  days: ['Mon', 'Tue', 'Wed', 'Thu'],
  from: '14:00',
  to: '18:30',
  notice: 120,
};
const ready = { ...chicago, notice: 0 };
const dayBefore = { ...chicago, notice: 1440 };
const saturdays = { ...chicago, days: ['Sat' as const] };
const always = { ...ready, days: [...week], from: '00:00', to: '23:59' };
const odd = { ...ready, from: '14:05', to: '18:40' };
const early = { ...ready, days: ['Sun' as const, 'Mon' as const], from: '01:30', to: '03:30' };
const kathmandu = { ...ready, timeZone: 'Asia/Kathmandu' };

/** Thanksgiving and the day after it, Christmas Day. */
const daysOff = ['2026-11-26', '2026-11-27', '2026-12-25'];

const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16);
function talk(hours: TalkHours, now: string, deadline?: string) {
  const by = deadline === undefined ? undefined : Date.parse(deadline);
  const span = talkWindow(hours, Date.parse(now), daysOff, by);
  return span && `${iso(span.from)} ${iso(span.to)}`;
}

test.each<[string, TalkHours, string, string]>([
  ['before the hours', chicago, '2026-11-23T15:00Z', '2026-11-23T20:00 2026-11-24T00:30'],
  ['notice reaches into them', chicago, '2026-11-23T19:00Z', '2026-11-23T21:00 2026-11-24T00:30'],
  ['the quarter hour after it', chicago, '2026-11-23T19:01Z', '2026-11-23T21:15 2026-11-24T00:30'],
  ['a second is rounded up', ready, '2026-11-23T20:00:01Z', '2026-11-23T20:15 2026-11-24T00:30'],
  ['the last quarter hour', chicago, '2026-11-23T22:15Z', '2026-11-24T00:15 2026-11-24T00:30'],
  ['less is the next day', chicago, '2026-11-23T22:16Z', '2026-11-24T20:00 2026-11-25T00:30'],
  ['no notice, within them', ready, '2026-11-23T21:00Z', '2026-11-23T21:00 2026-11-24T00:30'],
  ['no notice, when they end', ready, '2026-11-24T00:30Z', '2026-11-24T20:00 2026-11-25T00:30'],
  [
    'a day’s notice, never today',
    dayBefore,
    '2026-11-23T15:00Z',
    '2026-11-24T20:00 2026-11-25T00:30',
  ],
  [
    'a day’s notice, in the hours',
    dayBefore,
    '2026-11-23T21:07Z',
    '2026-11-24T21:15 2026-11-25T00:30',
  ],
  ['hours that are no quarters', odd, '2026-11-23T15:00Z', '2026-11-23T20:15 2026-11-24T00:30'],
  ['one day a week', saturdays, '2026-11-28T22:40Z', '2026-12-05T20:00 2026-12-06T00:30'],
  ['Friday waits for Monday', chicago, '2026-12-04T12:00Z', '2026-12-07T20:00 2026-12-08T00:30'],
])('%s', (_, hours, now, span) => expect(talk(hours, now)).toBe(span));

describe('days off', () => {
  test.each<[string, TalkHours, string, string]>([
    ['the day itself', chicago, '2026-11-26T18:00Z', '2026-11-30T20:00 2026-12-01T00:30'],
    ['the evening before', chicago, '2026-11-26T00:00Z', '2026-11-30T20:00 2026-12-01T00:30'],
    ['the afternoon before', chicago, '2026-11-25T19:00Z', '2026-11-25T21:00 2026-11-26T00:30'],
    [
      'a day’s notice over them',
      dayBefore,
      '2026-11-25T21:00Z',
      '2026-11-30T20:00 2026-12-01T00:30',
    ],
    // On the speaker's calendar it is still the evening of Wednesday in Honolulu.
    [
      'begin at midnight where the speaker is',
      { ...always, timeZone: 'Pacific/Honolulu' },
      '2026-11-26T08:00Z',
      '2026-11-26T08:00 2026-11-26T09:45',
    ],
    [
      'and have begun in Auckland',
      { ...always, timeZone: 'Pacific/Auckland' },
      '2026-11-25T12:00Z',
      '2026-11-27T11:00 2026-11-28T10:45',
    ],
  ])('%s', (_, hours, now, span) => expect(talk(hours, now)).toBe(span));

  test('somebody whose every day is off cannot talk', () => {
    const christmas = Array.from({ length: 60 }, (_, index) =>
      iso(Date.parse('2026-11-22T12:00Z') + index * 7 * 86_400_000).slice(0, 10),
    );
    const sundays: TalkHours = { ...ready, days: ['Sun'] };
    expect(talkWindow(sundays, Date.parse('2026-11-23T00:00Z'), christmas)).toBeUndefined();
  });
});

describe('at midnight', () => {
  test.each<[string, TalkHours, string, string]>([
    ['begun with the day', always, '2026-12-07T06:00Z', '2026-12-07T06:00 2026-12-08T05:45'],
    ['the last minutes', always, '2026-12-08T05:50Z', '2026-12-08T06:00 2026-12-09T05:45'],
    ['the last minute of Sunday', ready, '2026-12-07T05:59Z', '2026-12-07T20:00 2026-12-08T00:30'],
  ])('%s', (_, hours, now, span) => expect(talk(hours, now)).toBe(span));
});

describe('where clocks change, and where they are quarters of an hour off', () => {
  test.each<[string, TalkHours, string, string]>([
    ['the week they go back', chicago, '2026-10-30T12:00Z', '2026-11-02T20:00 2026-11-03T00:30'],
    ['the week they go forward', chicago, '2026-03-06T12:00Z', '2026-03-09T19:00 2026-03-09T23:30'],
    ['the night they go forward', early, '2026-03-08T07:40Z', '2026-03-08T07:45 2026-03-08T08:30'],
    [
      'a beginning in the hour that is missing',
      { ...early, from: '02:30' },
      '2026-03-08T07:00Z',
      '2026-03-08T08:30 2026-03-08T08:30',
    ],
    ['the night they go back', early, '2026-11-01T06:00Z', '2026-11-01T06:30 2026-11-01T09:30'],
    ['Kathmandu', kathmandu, '2026-12-07T03:00Z', '2026-12-07T08:15 2026-12-07T12:45'],
    [
      'Phoenix, which keeps its clocks',
      { ...ready, timeZone: 'America/Phoenix' },
      '2026-03-09T12:00Z',
      '2026-03-09T21:00 2026-03-10T01:30',
    ],
  ])('%s', (name, hours, now, span) => {
    // Half past two that night is half past three, when these hours end: the next are on Monday.
    const expected = name.startsWith('a beginning') ? '2026-03-09T07:30 2026-03-09T08:30' : span;
    expect(talk(hours, now)).toBe(expected);
  });
});

describe('before a deadline', () => {
  test.each([
    ['within the hours', '2026-11-23T22:00Z', '2026-11-23T20:00 2026-11-23T22:00'],
    ['to the quarter hour before it', '2026-11-23T22:10Z', '2026-11-23T20:00 2026-11-23T22:00'],
    ['a quarter of an hour', '2026-11-23T20:15Z', '2026-11-23T20:00 2026-11-23T20:15'],
    ['less than that', '2026-11-23T20:14Z', undefined],
    ['before the hours', '2026-11-23T18:00Z', undefined],
    ['over', '2026-11-22T15:00Z', undefined],
  ])('%s', (_, deadline, span) => expect(talk(chicago, '2026-11-23T15:00Z', deadline)).toBe(span));
});

test('the times go on, one after the other', () => {
  const spans = talkWindows(chicago, Date.parse('2026-11-25T19:00Z'), daysOff);
  const three = Array.from({ length: 3 }, () => iso(spans.next().value?.from ?? 0));
  expect(three).toEqual(['2026-11-25T21:00', '2026-11-30T20:00', '2026-12-01T20:00']);
});
