import { expect, test } from 'vitest';
import { clock, momentHash, momentIn, timeInWords } from './clock.ts';

test.each([
  [0, '0:00', '0 seconds'],
  [0.9, '0:00', '0 seconds'],
  [1, '0:01', '1 second'],
  [59.99, '0:59', '59 seconds'],
  [60, '1:00', '1 minute'],
  [267, '4:27', '4 minutes 27 seconds'],
  [702, '11:42', '11 minutes 42 seconds'],
  [3600, '1:00:00', '1 hour'],
  [3727, '1:02:07', '1 hour 2 minutes 7 seconds'],
  [-3, '0:00', '0 seconds'],
])('%f seconds are %s, or %s', (seconds, shown, said) => {
  expect(clock(seconds)).toBe(shown);
  expect(timeInWords(seconds)).toBe(said);
});

test.each([
  ['#t=83', 83],
  ['#t=0', 0],
  ['#t=83.5', 83.5],
  ['#t=1:23', 83],
  ['#t=0:01:23', 83],
  ['#t=npt:83', 83],
  ['#t=83,90', 83],
  ['#xywh=0,0,1,1&t=83', 83],
  ['#t=89.9', 89.9],
  ['#t=90', undefined],
  ['#t=99999999', undefined],
  ['#t=-3', undefined],
  ['#t=soon', undefined],
  ['#t=', undefined],
  ['#t=1e1', undefined],
  ['#start=83', undefined],
  ['#', undefined],
  ['', undefined],
])('of 90 seconds, "%s" names %s', (hash, moment) => {
  expect(momentIn(hash, 90)).toBe(moment);
});

test('a link to a moment leads back to its second', () => {
  expect(momentIn(momentHash(83.4), 90)).toBe(83);
});
