import { expect, test } from 'vitest';
import type { MediaStatus } from '#features/speakers/media-clock.ts';
import { hoursInWords } from './hours-in-words.ts';

const words = {
  clock: 'It is {time} there.',
  open: 'Answers until {until}.',
  next: 'Next hours: {day}, {from}.',
  today: 'today',
  tomorrow: 'tomorrow',
  nextWeek: '{day} next week',
};
const next = (inDays: number): MediaStatus => ({
  ...{ isOpen: false, time: '20:00', from: '14:00', day: 'Mon', inDays },
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
