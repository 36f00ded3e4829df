import { expect, test } from 'vitest';
import { mediaHours } from './media-hours.ts';

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
