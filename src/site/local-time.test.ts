import { expect, test } from 'vitest';
import { dateTimeLabel } from './local-time.ts';

test.each([
  ['America/New_York', 'Nov 21, 2026 3:40 PM'],
  ['Asia/Kolkata', 'Nov 22, 2026 2:10 AM'],
])('a moment in %s is said as %s', (zone, words) => {
  expect(dateTimeLabel(new Date('2026-11-21T20:40:00Z'), zone)).toBe(words);
});
