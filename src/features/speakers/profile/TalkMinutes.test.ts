import { expect, test } from 'vitest';
import { minuteBars } from './TalkMinutes.tsx';

test.each<[number, number]>([
  [2, 1],
  [20, 8],
  [45, 18],
  [46, 19],
  [90, 36],
])('a talk of %i minutes is drawn with %i bars', (minutes, bars) => {
  expect(minuteBars(minutes).match(/M/g)).toHaveLength(bars);
});
