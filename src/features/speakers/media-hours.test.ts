import { expect, test } from 'vitest';
import { mediaHours, noticeMinutes } from './media-hours.ts';

const media = {
  timeZone: 'America/Chicago',
  from: '14:00',
  to: '18:30',
  leadTime: '2 hours',
  languages: ['English'],
};

test.each([
  [['Mon', 'Tue', 'Wed', 'Thu'] as const, 'Monday to Thursday'],
  [['Tue', 'Thu'] as const, 'Tuesday and Thursday'],
  [['Sat', 'Sun'] as const, 'Saturday and Sunday'],
  [['Fri', 'Mon'] as const, 'Monday and Friday'],
  [['Mon', 'Wed', 'Fri'] as const, 'Monday, Wednesday, and Friday'],
  [['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const, 'Every day'],
])('a speaker who answers on %s', (days, words) => {
  expect(mediaHours({ ...media, days: [...days] })).toBe(
    `${words}, 2:00 PM to 6:30 PM Central Time`,
  );
});

test.each([
  ['30 minutes', 30],
  ['1 hour', 60],
  ['90 minutes', 90],
  ['1 day', 1440],
  ['3 days', 4320],
  ['30 minutes during a storm, otherwise 4 hours', 240],
  ['soon', undefined],
])('%s is %s minutes', (words, minutes) => {
  expect(noticeMinutes(words)).toBe(minutes);
});
