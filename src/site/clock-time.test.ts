import { expect, test } from 'vitest';
import { clockTimeLabel, genericZoneName } from './clock-time.ts';

test.each([
  ['00:00', '12:00 AM'],
  ['07:05', '7:05 AM'],
  ['12:00', '12:00 PM'],
  ['14:30', '2:30 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, label) => {
  expect(clockTimeLabel(time)).toBe(label);
});

test('a zone has one name for summer and winter', () => {
  expect(genericZoneName('America/Chicago')).toBe('Central Time');
});
