import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

test.each([
  [
    'a line',
    'year,deaths\n1999,3\n',
    [
      ['year', 'deaths'],
      ['1999', '3'],
    ],
  ],
  [
    'no break at the end',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'breaks of Windows',
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a comma in quotes',
    'a,b\n"Louisiana, elsewhere",2\n',
    [
      ['a', 'b'],
      ['Louisiana, elsewhere', '2'],
    ],
  ],
  ['quotes in quotes', 'a\n"say ""no"""\n', [['a'], ['say "no"']]],
  [
    'an empty cell',
    'a,b,c\n1,,3\n4,5,\n',
    [
      ['a', 'b', 'c'],
      ['1', '', '3'],
      ['4', '5', ''],
    ],
  ],
  ['empty lines', 'a\n\n1\n\n', [['a'], ['1']]],
  ['nothing', '', []],
])('%s', (_, text, rows) => {
  expect(csvRows(text)).toEqual(rows);
});
