import type { SeriesFile } from './series.schema.ts';
import { type SeriesTable, valuesIn } from './series-table.ts';
import { isRounded } from './statements.ts';

type Told = Pick<SeriesFile, 'title' | 'alternative' | 'population' | 'statements' | 'columns'>;

/** Matches a number as words have it: `1,069`, `2.93`, the `2015` of `2015-2024`. */
const numberPattern = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g;

/** Returns the numbers of a text as they stand there. */
export function numbersIn(text: string): string[] {
  return text.match(numberPattern) ?? [];
}

function toNumber(written: string): number {
  return Number(written.replaceAll(',', ''));
}

/**
 * Returns the numbers of a text that a series does not have: that are no value of it, rounded or
 * not, no number of its rows, units or population, and of no statement. Of a title no number counts
 * as a value by chance: each has a statement.
 */
export function unknownNumbers(
  text: string,
  series: Told,
  table: SeriesTable,
  isTitle = false,
): string[] {
  const all = table.rows.flatMap((row) => row.values.filter((value) => value !== undefined));
  const values = isTitle ? [] : all;
  const named = namedNumbers(series, table);
  return numbersIn(text).filter((written) => {
    const number = toNumber(written);
    return !named.has(number) && !values.some((value) => isRoundedIn(number, value));
  });
}

/** Whether a number is a value, in ones, in thousands or in millions. */
function isRoundedIn(written: number, value: number): boolean {
  return [1, 1e6].some((unit) => isRounded(written, value / unit));
}

/** The numbers that are none of the values: of names, units, people counted, and statements. */
function namedNumbers(
  { population, statements, columns }: Told,
  table: SeriesTable,
): ReadonlySet<number> {
  const texts = [
    population,
    ...table.rows.map(({ label }) => label),
    ...columns.flatMap(({ name, label, unit }) => [name.replaceAll('_', ' '), label, unit]),
  ];
  const ofStatements = statements.flatMap(({ is, limit, times }) => [is, limit, times]);
  const inMillions = ofStatements.map((number) => (number === undefined ? number : number / 1e6));
  const numbers = [...texts.flatMap(numbersIn).map(toNumber), ...ofStatements, ...inMillions];
  return new Set([table.rows.length, ...numbers.filter((number) => number !== undefined)]);
}

/** A number that a text gives for a row, where the row has another value. */
interface WrongNumber {
  written: string;
  row: string;
  value: number;
}

/**
 * Returns the numbers that a text gives for a row, as "27 in 2024" does, where that row has other
 * values.
 */
export function wrongNumbers(text: string, table: SeriesTable): WrongNumber[] {
  const labels = table.rows.map(({ label }) => label);
  const place = labels.map((label) => label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const pattern = new RegExp(
    String.raw`(${numberPattern.source})([^\d;.]*?)\bin (?:the )?(${place})(?![\dA-Za-z–-])`,
    'g',
  );
  return [...text.matchAll(pattern)].flatMap(([, written = '', , row = '']) => {
    if (labels.includes(written) || labels.includes(`${written}s`)) return [];
    const values = table.rows.find(({ label }) => label === row)?.values ?? [];
    const [value] = values;
    const isTrue = values.some((one) => one !== undefined && isRoundedIn(toNumber(written), one));
    return isTrue || value === undefined ? [] : [{ written, row, value }];
  });
}

/** A row that the text alternative of a chart has to name, with its value. */
interface UnnamedRow {
  which: 'first' | 'last' | 'highest';
  row: string;
  value: number;
}

/** Returns which of the first, the last and the highest value a text does not give with its row. */
export function unnamedRows(text: string, table: SeriesTable): UnnamedRow[] {
  const values = valuesIn(table);
  const highest = values.toSorted((a, b) => b.value - a.value)[0];
  const needed = [
    { which: 'first' as const, row: values[0] },
    { which: 'last' as const, row: values.at(-1) },
    { which: 'highest' as const, row: highest },
  ];
  const numbers = numbersIn(text).map(toNumber);
  return needed.flatMap(({ which, row }) => {
    if (!row) return [];
    const isNamed = text.includes(row.label) && numbers.some((one) => isRoundedIn(one, row.value));
    return isNamed ? [] : [{ which, row: row.label, value: row.value }];
  });
}
