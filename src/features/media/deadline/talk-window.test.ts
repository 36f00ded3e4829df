import { describe, expect, test } from 'vitest';
import { talkWindow } from './talk-window.ts';
import { person } from './testing/person.ts';

const anna = person('anna');
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16);
function talk(now: string, deadline?: string, who = anna) {
  const span = talkWindow(who, Date.parse(now), deadline ? Date.parse(deadline) : undefined);
  return span && `${iso(span.from)} ${iso(span.to)}`;
}

describe('two to half past six in Chicago, two hours’ notice', () => {
  test.each([
    ['before the hours', '2026-11-23T15:00Z', undefined, '2026-11-23T20:00 2026-11-24T00:30'],
    [
      'the notice runs into the hours',
      '2026-11-23T19:00Z',
      undefined,
      '2026-11-23T21:00 2026-11-24T00:30',
    ],
    [
      'the last quarter of an hour',
      '2026-11-23T22:15Z',
      undefined,
      '2026-11-24T00:15 2026-11-24T00:30',
    ],
    [
      'less than that is tomorrow',
      '2026-11-23T22:16Z',
      undefined,
      '2026-11-24T20:00 2026-11-25T00:30',
    ],
    [
      'Friday waits for Monday',
      '2026-11-27T12:00Z',
      undefined,
      '2026-11-30T20:00 2026-12-01T00:30',
    ],
    [
      'a deadline within the hours',
      '2026-11-23T15:00Z',
      '2026-11-23T22:00Z',
      '2026-11-23T20:00 2026-11-23T22:00',
    ],
    [
      'a deadline that leaves a quarter of an hour',
      '2026-11-23T15:00Z',
      '2026-11-23T20:15Z',
      '2026-11-23T20:00 2026-11-23T20:15',
    ],
    ['a deadline that leaves less', '2026-11-23T15:00Z', '2026-11-23T20:14Z', undefined],
    ['a deadline before the hours', '2026-11-23T15:00Z', '2026-11-23T18:00Z', undefined],
    ['a deadline that is over', '2026-11-23T15:00Z', '2026-11-22T15:00Z', undefined],
    [
      'the week clocks go back',
      '2026-10-30T12:00Z',
      undefined,
      '2026-11-02T20:00 2026-11-03T00:30',
    ],
    [
      'the week they go forward',
      '2026-03-06T12:00Z',
      undefined,
      '2026-03-09T19:00 2026-03-09T23:30',
    ],
  ])('%s', (_, now, deadline, span) => {
    expect(talk(now, deadline)).toBe(span);
  });
});

test('without notice, hours that go on begin now', () => {
  const ready = person('ready', { notice: 0 });
  expect(talk('2026-11-23T21:00Z', undefined, ready)).toBe('2026-11-23T21:00 2026-11-24T00:30');
});
