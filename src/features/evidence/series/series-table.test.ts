import { describe, expect, test } from 'vitest';
import type { SeriesFile } from './series.schema.ts';
import { meanOf, rowsBetween, seriesTable, tableFaults, valuesIn } from './series-table.ts';

const columns: SeriesFile['columns'] = [
  { name: 'year', label: 'Year', unit: 'calendar year', use: 'place' },
  { name: 'deaths', label: 'Deaths', unit: 'deaths', use: 'bar' },
];
const series = { columns, chart: 'series' } as const;

test('a table has its rows with their values, and a gap where a cell is empty', () => {
  const table = seriesTable(series, 'year,deaths\n1999,3\n2000,\n2001,0\n');
  expect(table.rows).toEqual([
    { label: '1999', values: [3] },
    { label: '2000', values: [undefined] },
    { label: '2001', values: [0] },
  ]);
  expect(valuesIn(table)).toEqual([
    { label: '1999', value: 3 },
    { label: '2001', value: 0 },
  ]);
  expect(meanOf(table, '1999', '2001')).toBe(1.5);
  expect(meanOf(table, '1998', '2001')).toBeNaN();
  expect(rowsBetween(table.rows, '2000', '2001').map(({ label }) => label)).toEqual([
    '2000',
    '2001',
  ]);
});

describe('a table is refused', () => {
  test.each([
    ['with years out of order', 'year,deaths\n2000,1\n1999,3\n', 3, 'years are out of order'],
    ['with a year twice', 'year,deaths\n1999,1\n1999,3\n', 3, 'has the row "1999" twice'],
    ['with a name where a year belongs', 'year,deaths\n1999,1\nlater,3\n', 3, 'is no year'],
    [
      'with a column without a unit',
      'year,deaths,cost\n1999,1,2\n2000,1,2\n',
      1,
      'without a unit: cost',
    ],
    ['without a column of the entry', 'year\n1999\n2000\n', 1, 'lacks the column deaths'],
    ['with columns in another order', 'deaths,year\n3,1999\n1,2000\n', 1, 'in another order'],
    [
      'with a cell too few',
      'year,deaths\n1999\n2000,3\n',
      2,
      'has 1 cells, and the first line has 2',
    ],
    ['with words for a number', 'year,deaths\n1999,many\n2000,3\n', 2, 'is no plain number'],
    ['with a comma of thousands', 'year,deaths\n1999,"1,069"\n2000,3\n', 2, 'is no plain number'],
    ['with one row', 'year,deaths\n1999,3\n', 1, 'has fewer than two rows'],
    ['with nothing in it', '', 1, 'lacks the column year, deaths'],
  ])('%s', (_, csv, line, message) => {
    const [fault] = tableFaults(series, csv);
    expect(fault?.line).toBe(line);
    expect(fault?.message).toContain(message);
    expect(fault?.fix).toMatch(/^\S.+\.$/);
    expect(() => seriesTable(series, csv)).toThrow();
  });

  test('but names may come in any order', () => {
    expect(tableFaults({ columns, chart: 'comparison' }, 'year,deaths\nWind,3\nFire,5\n')).toEqual(
      [],
    );
  });
});
