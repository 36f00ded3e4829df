import { expect, test } from 'vitest';
import { dayName, daySentence } from './event-words.ts';

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
