import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, monthOf } from '#site/time/plain-date.ts';
import { dayAtKey, dayName, daySentence, tabStopDay, weeksOf } from './month.ts';

describe('a month', () => {
  test.each([
    ['2026-02', 4, '2026-02-01', '2026-02-28'],
    ['2026-11', 5, '2026-11-01', '2026-12-05'],
    ['2027-05', 6, '2027-04-25', '2027-06-05'],
    ['2026-03', 5, '2026-03-01', '2026-04-04'],
    ['2028-02', 5, '2028-01-30', '2028-03-04'],
    ['1970-01', 5, '1969-12-28', '1970-01-31'],
    ['2199-12', 5, '2199-12-01', '2200-01-04'],
  ])('%s has %i weeks, from %s to %s', (month, count, first, last) => {
    const weeks = weeksOf(month);
    expect(weeks).toHaveLength(count);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
  });

  test('has each of its days once, Sunday to Saturday, in order', () => {
    const months = fc.record({
      year: fc.integer({ min: 1970, max: 2199 }),
      month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(months, ({ year, month }) => {
        const name = `${year}-${String(month).padStart(2, '0')}`;
        const days = weeksOf(name).flat();
        expect(new Set(days).size).toBe(days.length);
        expect(days.length % 7).toBe(0);
        for (const [place, day] of days.entries()) {
          expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(place % 7);
          if (place > 0) expect(day).toBe(addDays(days[place - 1] ?? '', 1));
        }
        const own = days.filter((day) => monthOf(day) === name);
        expect(own).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
      }),
    );
  });
});

const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

test.each([
  ['ArrowLeft', '2026-11-18'],
  ['ArrowRight', '2026-11-20'],
  ['ArrowUp', '2026-11-12'],
  ['ArrowDown', '2026-11-26'],
  ['Home', '2026-11-15'],
  ['End', '2026-11-21'],
  ['PageUp', '2026-10-19'],
  ['PageDown', '2026-12-19'],
  ['Enter', undefined],
  ['Tab', undefined],
  ['a', undefined],
])('%s goes from November 19 to %s', (key, day) => {
  expect(dayAtKey('2026-11-19', { ...plain, key })).toBe(day);
});

test.each([
  ['PageUp', { shiftKey: true }, '2025-11-19'],
  ['PageDown', { shiftKey: true }, '2027-11-19'],
  ['ArrowLeft', { shiftKey: true }, undefined],
  ['ArrowLeft', { altKey: true }, undefined],
  ['PageDown', { ctrlKey: true }, undefined],
  ['Home', { metaKey: true }, undefined],
])('%s with %o goes to %s', (key, held, day) => {
  expect(dayAtKey('2026-11-19', { ...plain, ...held, key })).toBe(day);
});

test('keys stop at the first and the last day of use', () => {
  const at = (day: string, key: string) => dayAtKey(day, { ...plain, key });
  expect(at('1970-01-01', 'PageUp')).toBe('1970-01-01');
  expect(at('2199-12-31', 'ArrowRight')).toBe('2199-12-31');
});

test('a month has one stop of Tab: where the visitor was, the chosen day, today, or its first', () => {
  expect(tabStopDay('2026-11', ['2026-11-02', '2026-11-19'])).toBe('2026-11-02');
  expect(tabStopDay('2026-11', ['2026-12-02', '2026-11-19'])).toBe('2026-11-19');
  expect(tabStopDay('2026-12', [undefined, '2026-11-19', undefined])).toBe('2026-12-01');
});

const day = '2026-11-19';

test.each([
  [2, true, true, 'Today, Thursday, November 19, 2026, 2 events, selected'],
  [1, false, false, 'Thursday, November 19, 2026, 1 event'],
  [0, false, true, 'Thursday, November 19, 2026, no events, selected'],
])('a day with %i events, today %s, chosen %s, is "%s"', (count, isToday, isChosen, name) => {
  expect(dayName(day, { count, isToday, isChosen })).toBe(name);
});

test('what is said has the words of the specification', () => {
  expect(daySentence(1000, day)).toContain('1,000 events on');
  expect(daySentence(2, day)).toBe('2 events on Thursday, November 19, 2026');
  expect(daySentence(0, day)).toBe('No events on this day');
});
