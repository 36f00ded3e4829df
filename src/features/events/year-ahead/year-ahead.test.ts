import { describe, expect, test } from 'vitest';
import type { CalendarEntry } from '#features/events/calendar/calendar-entry.ts';
import { dayOfMonth, numeralsOf, yearAhead } from './year-ahead.ts';

const today = '2026-11-27';

function entry(id: string, startsAt: string, more: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    id,
    title: `Event ${id}`,
    startsAt,
    endsAt: startsAt,
    timeZone: 'America/New_York',
    location: 'Lakeside, NY',
    format: 'in-person',
    region: 'Northeast',
    topics: [],
    status: 'scheduled',
    ...more,
  };
}

const three = [
  entry('a', '2026-12-10T18:00:00Z'),
  entry('b', '2027-01-14T23:30:00Z'),
  entry('c', '2027-10-31T15:00:00Z'),
];

describe('the year ahead', () => {
  test('has twelve months from that of today, each with its events by their days', () => {
    const months = yearAhead([...three].reverse(), today) ?? [];
    expect(months.map(({ month }) => month)).toEqual([
      '2026-11',
      '2026-12',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((month) => `2027-0${month}`),
      '2027-10',
    ]);
    expect(months.map(({ events }) => events.map(({ id }) => id).join())).toEqual([
      '',
      'a',
      'b',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      'c',
    ]);
  });

  test.each<[string, CalendarEntry, boolean]>([
    ['today', entry('d', '2026-11-27T20:00:00Z'), true],
    ['yesterday', entry('d', '2026-11-26T20:00:00Z'), false],
    ['in a year and a day', entry('d', '2027-11-01T20:00:00Z'), false],
    ['cancelled', entry('d', '2027-02-01T20:00:00Z', { status: 'cancelled' }), false],
    ['moved', entry('d', '2027-02-01T20:00:00Z', { status: 'moved' }), true],
  ])('of an event that is %s', (_, event, isDrawn) => {
    const drawn = (yearAhead([...three, event], today) ?? []).flatMap(({ events }) => events);
    expect(drawn.some(({ id }) => id === 'd')).toBe(isDrawn);
  });

  test('puts an event on the day of its own zone', () => {
    const night = entry('d', '2027-02-01T03:00:00Z');
    const months = yearAhead([...three, night], today) ?? [];
    const [drawn] = months.flatMap(({ events }) => events).filter(({ id }) => id === 'd');
    expect(drawn?.day).toBe('2027-01-31');
    expect(dayOfMonth(drawn?.day ?? '')).toBe(31);
  });

  test('is not drawn of two events', () => {
    expect(yearAhead(three.slice(1), today)).toBeUndefined();
  });
});

test.each<[readonly number[], readonly string[]]>([
  [[], []],
  [[9], ['9 on 9']],
  [[9, 9], ['9 on 9']],
  [[4, 22], ['2× on 4']],
  [[4, 14, 22], ['3× on 14']],
])('above bars on the days %j stands %j', (days, numerals) => {
  const events = days.map((day) => {
    const start = `2027-02-${String(day).padStart(2, '0')}`;
    return { id: start, title: '', format: 'virtual' as const, day: start };
  });
  expect(numeralsOf(events).map(({ day, text }) => `${text} on ${dayOfMonth(day)}`)).toEqual(
    numerals,
  );
});
