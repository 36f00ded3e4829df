import { expect, test } from 'vitest';
import { z } from 'zod';
import { csvFile } from './csv.ts';
import { cellAt, columnName, columnsOf } from './flat-table.ts';

test('a file has its header first, marks its encoding, and ends each line as RFC 4180 says', () => {
  expect(csvFile(['name', 'year'], [['Inés', 2024]])).toBe(
    '\uFEFF"name","year"\r\n"Inés",2024\r\n',
  );
});

test.each([
  ['a comma', 'one, two', '"one, two"'],
  ['quotation marks', 'say “71%”, or "71%"', '"say “71%”, or ""71%"""'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['a number', -3.5, '-3.5'],
  ['yes or no', false, 'false'],
  ['nothing', undefined, ''],
  ['nothing known', null, ''],
  ['a formula', '=HYPERLINK("https://a.example")', `"'=HYPERLINK(""https://a.example"")"`],
  ['a sum', '+1 day', `"'+1 day"`],
  ['a difference', '-1', `"'-1"`],
  ['a function of old', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a formula behind a tab', '\t=1', `"'\t=1"`],
  ['a formula behind spaces', '  =1', `"'  =1"`],
  ['a formula of full width', '＝1', `"'＝1"`],
  ['an equal sign inside', '1 = 1', '"1 = 1"'],
])('%s is safe in a cell', (_, cell, written) => {
  expect(csvFile(['a'], [[cell]])).toBe(`\uFEFF"a"\r\n${written}\r\n`);
});

const record = z.strictObject({
  id: z.string(),
  source: z.strictObject({ url: z.string(), year: z.int().nullable() }).optional(),
  topics: z.array(z.string()),
  talks: z.array(z.strictObject({ title: z.string(), minutes: z.array(z.int()) })),
  note: z.string().optional(),
});
const columns = columnsOf(record);
const rowOf = (entry: z.infer<typeof record>) => columns.map((column) => cellAt(entry, column));

test('what holds fields has a column for each, and what holds a list has one', () => {
  expect(columns.map(columnName)).toEqual([
    'id',
    'source.url',
    'source.year',
    'topics',
    'talks',
    'note',
  ]);
});

test('a record is one row, whatever it lacks', () => {
  const talks = [
    { title: 'Heat', minutes: [20, 45] },
    { title: 'Smoke', minutes: [10] },
  ];
  const source = { url: 'https://a.example', year: 2024 };
  expect(rowOf({ id: 'a', source, topics: ['youth', 'policy'], talks, note: 'x' })).toEqual([
    'a',
    'https://a.example',
    2024,
    'youth; policy',
    'title: Heat | minutes: 20, 45\ntitle: Smoke | minutes: 10',
    'x',
  ]);
  expect(rowOf({ id: 'b', topics: [], talks: [] })).toEqual([
    'b',
    undefined,
    undefined,
    '',
    '',
    undefined,
  ]);
});
