import { expect, test } from 'vitest';
import { overBudget } from './bench.ts';
import { buildGrowth, type FinishedBuild } from './build-growth.ts';

const built = (pages: number, seconds: number, memory?: number): FinishedBuild => ({
  pages,
  cost: { times: new Map([['Build', seconds]]), memory, processor: seconds },
});
const first = built(100, 50, 1e9);
const over = (one: FinishedBuild) =>
  overBudget([{ title: '', measures: buildGrowth(one, first) }]).map(({ measure }) => measure.what);

test('a build that grows with its pages is within its budget', () => {
  expect(over(built(1000, 400, 2e9))).toEqual([]);
  expect(buildGrowth(built(1000, 500, 2e9), first)).toContainEqual({
    what: 'Each further page',
    value: 500,
    unit: 'ms',
  });
});

test('one that grows faster, takes too long or too much is not', () => {
  expect(over(built(200, 120, 5e9))).toEqual([
    'Most memory of a build',
    'Time, times that of the first',
  ]);
  expect(over(built(5000, 601, 1e9))).toEqual(['Build from nothing']);
});

test('what no system tells of is not taken for little', () => {
  expect(over(built(100, 50))).toEqual(['Most memory of a build']);
});
