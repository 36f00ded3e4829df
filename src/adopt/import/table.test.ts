import { expect, test } from 'vitest';
import { columnsOf, isFormula, listIn, readTable } from './table.ts';

const shown = (text: string) => {
  const { heads, rows, refused } = readTable(text);
  return {
    heads,
    rows: rows.map(({ line, cells }) => [line, ...cells.values()]),
    refused: refused.map(({ where, why }) => `${where}: ${why.slice(0, 40)}`),
  };
};

test.each([
  ['commas', 'a,b\n1,2\n', [[2, '1', '2']]],
  [
    'semicolons of Excel in Europe',
    'a;b\n1;2,5\n3;4\n',
    [
      [2, '1', '2,5'],
      [3, '3', '4'],
    ],
  ],
  ['tabs', 'a\tb\n1\t2\n', [[2, '1', '2']]],
  ['line ends of Windows, a mark at the start', '\uFEFFa,b\r\n1,2\r\n', [[2, '1', '2']]],
  [
    'a line break inside a cell',
    'a,b\n"1\n1",2\n3,4\n',
    [
      [2, '1\n1', '2'],
      [4, '3', '4'],
    ],
  ],
  ['a row with fewer cells', 'a,b\n1\n', [[2, '1', '']]],
  ['empty rows', 'a,b\n\n,\n1,2\n', [[4, '1', '2']]],
  ['a quote inside a cell', 'a,b\n"say ""ah""",2\n', [[2, 'say "ah"', '2']]],
])('%s', (_, text, rows) => {
  expect(shown(text)).toEqual({ heads: ['a', 'b'], rows, refused: [] });
});

test('a quote that does not close costs its own row and no other', () => {
  expect(shown('a,b\n1,2\n"3,4\n5,6\n7,8\n')).toEqual({
    heads: ['a', 'b'],
    rows: [
      [2, '1', '2'],
      [4, '5', '6'],
      [5, '7', '8'],
    ],
    refused: ['line 3: A quotation mark opens a cell and does n'],
  });
});

test('a row with too many cells and one with a formula are refused with their lines', () => {
  expect(shown('a,b\n1,2,3\n=SUM(A1),2\n1,2\n')).toEqual({
    heads: ['a', 'b'],
    rows: [[4, '1', '2']],
    refused: [
      'line 2: The row has 3 cells and the table 2 head',
      'line 3: The cell under “a” holds a formula (=SUM',
    ],
  });
});

test('5,000 rows are read at once', () => {
  const text = `a,b\n${Array.from({ length: 5000 }, (_, index) => `${index},"x\ny"`).join('\n')}\n`;
  const { rows } = readTable(text);
  expect(rows).toHaveLength(5000);
  expect(rows.at(-1)?.line).toBe(10_000);
});

test.each([
  ['=HYPERLINK("https://a.example")', true],
  ['=A1&B1', true],
  ['+SUM(A1)', true],
  ['@SUM(A1)', true],
  ['+1 306 555 0100', false],
  ['-', false],
  ['- heat', false],
  ['@handle', false],
])('%s is a formula: %s', (cell, is) => {
  expect(isFormula(cell)).toBe(is);
});

test('columns are told by their heads, whatever their capitals and marks', () => {
  const names = { name: ['name', 'full name'], title: ['job title'], bio: ['biography'] };
  const { headOf, unused } = columnsOf(['Full  Name', 'JOB_TITLE (short)', 'Shoe size', ''], names);
  expect([...headOf]).toEqual([
    ['name', 'Full  Name'],
    ['title', 'JOB_TITLE (short)'],
  ]);
  expect(unused).toEqual(['Shoe size']);
});

test.each([
  ['Heat; Smoke, and more', ['Heat', 'Smoke, and more']],
  ['Heat, Smoke,', ['Heat', 'Smoke']],
  ['Heat', ['Heat']],
  ['', []],
])('the values in %s', (cell, values) => {
  expect(listIn(cell)).toEqual(values);
});
