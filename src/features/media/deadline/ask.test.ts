import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deadlineOf, emptyAsk, readAsk, soonDeadlines, writeAsk } from './ask.ts';

const options = {
  topic: ['Asthma', 'Extreme heat'],
  lang: ['English', 'Spanish'],
  place: ['Southwest'],
};
const read = (query: string) =>
  readAsk(new URLSearchParams(query), options, ['amara-quill', 'teo']);
const write = (ask: typeof emptyAsk) => decodeURIComponent(writeAsk(ask).toString());

describe('the address', () => {
  test('names what is asked; a zone only with a deadline', () => {
    const ask = { ...emptyAsk, topic: 'Asthma', speaker: 'teo' };
    expect(write({ ...ask, by: '2026-11-23T17:00', zone: 'America/Chicago' })).toBe(
      'topic=Asthma&speaker=teo&by=2026-11-23T17:00&zone=America/Chicago',
    );
    expect(write({ ...ask, zone: 'America/Chicago' })).toBe('topic=Asthma&speaker=teo');
  });

  test('is read back as it was written', () => {
    const someAsk = fc.record({
      speaker: fc.constantFrom('', 'teo'),
      topic: fc.constantFrom('', 'Asthma'),
      lang: fc.constantFrom('', 'Spanish'),
      place: fc.constantFrom('', 'Southwest'),
      by: fc.constantFrom('2026-11-23T17:00', '2028-02-29T00:00'),
      zone: fc.constantFrom('Asia/Kathmandu', 'UTC', 'America/Indiana/Indianapolis'),
    });
    fc.assert(
      fc.property(someAsk, (ask) => {
        expect(read(write(ask))).toEqual(ask);
      }),
    );
  });

  test.each([
    ['a speaker who is unknown or takes no requests', 'speaker=nobody-here'],
    ['a topic of nobody', 'topic=Nothing'],
    ['a language in other letters', 'lang=spanish'],
    ['a day that does not exist', 'by=2026-02-30T10:00'],
    ['an hour that does not', 'by=2026-02-20T24:00'],
    ['a day alone', 'by=2026-02-20'],
    ['words for a time', 'by=tomorrow'],
    ['a zone on no map', 'zone=Mars/Olympus'],
  ])('with %s asks for nothing', (_, query) => {
    expect(write(read(query))).toBe('');
  });
});

test.each([
  ['2026-11-23T17:00', 'America/Chicago', '2026-11-23T23:00:00.000Z'],
  ['2026-07-20T17:00', 'America/Chicago', '2026-07-20T22:00:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
])('%s in %s is %s', (by, zone, moment) => {
  expect(new Date(deadlineOf({ by, zone }) ?? 0).toISOString()).toBe(moment);
});

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
