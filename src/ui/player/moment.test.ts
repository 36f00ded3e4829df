import { expect, test } from 'vitest';
import { momentHash, momentIn } from './moment.ts';

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
