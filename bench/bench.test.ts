import { expect, test } from 'vitest';
import {
  type Column,
  cellOf,
  noiseOf,
  optionsFrom,
  overBudget,
  percentile,
  tableOf,
} from './bench.ts';

const columns: Column[] = [
  {
    title: '26 speakers',
    measures: [
      { what: 'Build', value: 12.34, unit: 's' },
      { what: 'Key to result', value: 31.2, unit: 'ms', budget: 50 },
    ],
  },
  {
    title: '5,000 speakers',
    measures: [{ what: 'Key to result', value: 130, unit: 'ms', budget: 100 }],
  },
];

test('a table has a line for each thing measured and a column for each size', () => {
  expect(tableOf(columns).split('\n')).toEqual([
    '|  | 26 speakers | 5,000 speakers |',
    '| --- | ---: | ---: |',
    '| Build | 12 s |  |',
    '| Key to result | 31 ms of 50 | ✗ 130 ms of 100 |',
  ]);
});

test('only what is beyond its budget is reported, and what could not be measured', () => {
  expect(overBudget(columns).map(({ title }) => title)).toEqual(['5,000 speakers']);
  const lost: Column = {
    title: 'x',
    measures: [{ what: 'y', value: Number.NaN, unit: 'ms', budget: 1 }],
  };
  expect(overBudget([lost])).toHaveLength(1);
});

test('small numbers keep a digit after the point', () => {
  expect(cellOf({ what: '', value: 0.26, unit: 's' })).toBe('0.3 s');
  expect(cellOf({ what: '', value: -3, unit: '', budget: 10 })).toBe('-3 of 10');
});

test('a score says what it has to be only where it is not', () => {
  expect(cellOf({ what: '', value: 99, unit: '', least: 99 })).toBe('99');
  expect(cellOf({ what: '', value: 98, unit: '', least: 99 })).toBe('✗ 98, at least 99');
});

test.each([
  [0.5, 2],
  [0.95, 4],
  [1, 4],
])('the share %s of four numbers lies below %s', (share, number) => {
  expect(percentile([3, 1, 4, 2], share)).toBe(number);
});

test('sizes are asked for with commas; anything else is told in a sentence', () => {
  expect(optionsFrom(['lists', '--sizes', '26,500'])).toMatchObject({
    sizes: [26, 500],
    only: 'lists',
  });
  expect(optionsFrom(['--pages', '/,/media'])).toMatchObject({ pages: ['/', '/media'] });
  expect(optionsFrom([])).toEqual({});
  expect(optionsFrom(['--runs', '1'])).toMatchObject({ runs: 1 });
  expect(() => optionsFrom(['--sizes', 'many'])).toThrow(/whole numbers/);
});

test('a busy machine is told of, a quiet one is not', () => {
  expect(noiseOf(0.4, 2)).toBeUndefined();
  expect(noiseOf(3.2, 2)).toContain('3.2 of 2 processors');
});
