import { describe, expect, test } from 'vitest';
import type { SeriesFile, Statement } from './series.schema.ts';
import { seriesTable } from './series-table.ts';
import { contradiction, isRounded } from './statements.ts';

const columns: SeriesFile['columns'] = [
  { name: 'year', label: 'Year', unit: 'calendar year', use: 'place' },
  { name: 'before', label: 'Before', unit: 'acres', use: 'bar' },
  { name: 'after', label: 'After', unit: 'acres', use: 'bar' },
];
const table = seriesTable(
  { columns, chart: 'series' },
  'year,before,after\n1999,10,20\n2000,30,10\n2001,25,60\n2002,35,36\n',
);

describe('a statement', () => {
  const cases: [Statement, string | undefined][] = [
    [{ that: 'highest', at: '2002' }, undefined],
    [{ that: 'highest', at: '2000' }, 'it is 35, in 2002'],
    [{ that: 'highest', column: 'after', at: '2001' }, undefined],
    [{ that: 'lowest', at: '1999' }, undefined],
    [{ that: 'lowest' }, 'it is 10, in 1999'],
    [{ that: 'value', at: '2001', is: 25 }, undefined],
    [{ that: 'value', at: '2001', is: 24 }, 'it is 25'],
    [{ that: 'value', at: '1998', is: 24 }, 'there is no such row, or no limit'],
    [{ that: 'mean', from: '1999', to: '2001', is: 21.7 }, undefined],
    [{ that: 'mean', from: '1999', to: '2001', is: 22 }, undefined],
    [{ that: 'mean', from: '1999', to: '2001', is: 21 }, 'it is 21.67'],
    [{ that: 'sum', is: 100 }, undefined],
    [{ that: 'share', at: '2002', is: 35 }, undefined],
    [{ that: 'above', limit: 20, since: '2000', is: 3 }, undefined],
    [{ that: 'above', limit: 20, is: 2 }, 'it is 3'],
    [{ that: 'above', limit: 20, since: '2001', is: 3 }, 'there is no such row, or no limit'],
    [{ that: 'top', limit: 2, since: '2000', is: 2 }, undefined],
    [{ that: 'top', limit: 2, since: '2001', is: 2 }, 'it is 1'],
    [{ that: 'grows' }, '2001 has 25, not more than the row before'],
    [{ that: 'rises', from: '1999', to: '2002', times: 3.5 }, undefined],
    [{ that: 'rises', from: '1999', to: '2002', is: 250 }, undefined],
    [{ that: 'rises', from: '1999', to: '2002', times: 4 }, 'they are 10 and 35'],
    [{ that: 'rises', from: '2000', to: '2001' }, 'they are 30 and 25'],
    [{ that: 'rises', from: '1990', to: '2001' }, 'there is no row "1990" or "2001"'],
    [{ that: 'across', from: 'before', to: 'after', rows: ['1999', '2001', '2002'] }, undefined],
    [{ that: 'across', from: 'before', to: 'after', times: 2, rows: ['1999', '2001'] }, undefined],
    [
      { that: 'across', from: 'before', to: 'after', rows: ['1999'] },
      'it rises in 1999, 2001, 2002',
    ],
    [{ that: 'highest', column: 'cost', at: '2002' }, 'there is no column "cost"'],
  ];
  test.each(cases)('%j', (statement, reason) => {
    expect(contradiction(statement, table)).toBe(reason);
  });
});

test.each([
  [111, 110.5, true],
  [66, 66.3, true],
  [3.3, 3.3, true],
  [2.93, 2.93140257, true],
  [0.05, 0.05, true],
  [12, 12.5, false],
  [13, 12.5, true],
  [5.1, 5.13, true],
  [5.2, 5.13, false],
])('%d is %d as somebody writes it: %s', (written, value, isSame) => {
  expect(isRounded(written, value)).toBe(isSame);
});
