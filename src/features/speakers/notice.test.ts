import { expect, test } from 'vitest';
import { noticeMinutes } from './notice.ts';

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
