import type { Statement } from './series.schema.ts';
import { columnIndex, meanOf, type SeriesTable, valuesIn } from './series-table.ts';

/** A value with the name of its row. */
interface Named {
  label: string;
  value: number;
}

/**
 * Returns what the values say instead, as the end of a sentence; undefined where the statement is
 * true of them. A statement that lacks a part, or names a row that is not there, is not true.
 */
export function contradiction(statement: Statement, table: SeriesTable): string | undefined {
  const names = [
    statement.column,
    ...(statement.that === 'across' ? [statement.from, statement.to] : []),
  ];
  const unknown = names.find((name) => name !== undefined && columnIndex(table, name) === -1);
  if (unknown !== undefined) return `there is no column "${unknown}"`;
  const values = valuesIn(table, statement.column);
  switch (statement.that) {
    case 'highest':
      return extreme(statement, values, Math.max(...values.map(({ value }) => value)));
    case 'lowest':
      return extreme(statement, values, Math.min(...values.map(({ value }) => value)));
    case 'grows':
      return growth(values);
    case 'rises':
      return rise(statement, values);
    case 'across':
      return riseAcross(statement, table);
    default:
      return otherNumber(statement, table, values);
  }
}

/** Whether a number is a value as somebody writes it: rounded to the decimals that it has. */
export function isRounded(written: number, value: number): boolean {
  const decimals = String(written).split('.')[1]?.length ?? 0;
  const factor = 10 ** decimals;
  // A value such as 1.005 is a little less in binary, so a half counts as one from 1e-9 below it.
  return Math.abs(Math.round(value * factor + 1e-9) / factor - written) < 1e-9;
}

function extreme({ at }: Statement, values: readonly Named[], end: number) {
  const ends = values.filter(({ value }) => value === end).map(({ label }) => label);
  if (at !== undefined && ends.length === 1 && ends[0] === at) return undefined;
  return `it is ${end}, in ${ends.join(' and ')}`;
}

function growth(values: readonly Named[]) {
  const index = values.findIndex(
    ({ value }, place) => value <= (values[place - 1]?.value ?? -Infinity),
  );
  const fallen = values[index];
  return fallen && `${fallen.label} has ${fallen.value}, not more than the row before`;
}

function rise({ from, to, times = 1, is }: Statement, values: readonly Named[]) {
  const first = values.find(({ label }) => label === from)?.value;
  const last = values.find(({ label }) => label === to)?.value;
  if (first === undefined || last === undefined) return `there is no row "${from}" or "${to}"`;
  const percent = (last / first - 1) * 100;
  if (is !== undefined && !isRounded(is, percent)) return `the rise is ${percent.toFixed(2)}%`;
  return last > first && last >= first * times ? undefined : `they are ${first} and ${last}`;
}

function riseAcross({ from, to, rows = [], times = 1 }: Statement, table: SeriesTable) {
  const before = columnIndex(table, from);
  const after = columnIndex(table, to);
  const risen = table.rows
    .filter(({ values }) => {
      const first = values[before];
      const last = values[after];
      return first !== undefined && last !== undefined && last > first && last >= first * times;
    })
    .map(({ label }) => label);
  const isSame = risen.length === rows.length && risen.every((label) => rows.includes(label));
  return isSame ? undefined : `it rises in ${risen.join(', ') || 'no row'}`;
}

/** The statements that name a number, which has to be the one that the values give. */
function otherNumber(
  statement: Statement,
  table: SeriesTable,
  values: readonly Named[],
): string | undefined {
  const given = numberGiven(statement, table, values);
  if (given === undefined || Number.isNaN(given)) return 'there is no such row, or no limit';
  return isRounded(statement.is ?? Number.NaN, given)
    ? undefined
    : `it is ${Number(given.toFixed(2))}`;
}

function numberGiven(
  { that, column, at, from, to, limit, since }: Statement,
  table: SeriesTable,
  values: readonly Named[],
): number | undefined {
  const sum = values.reduce((total, { value }) => total + value, 0);
  const found = values.find(({ label }) => label === at)?.value;
  const isSince = ({ label }: Named) => since === undefined || label >= since;
  switch (that) {
    case 'value':
      return found;
    case 'share':
      return found === undefined ? undefined : (100 * found) / sum;
    case 'sum':
      // Sums of decimals are a little off in binary: 5.13 and 3.21.
      return Number(sum.toFixed(6));
    case 'mean':
      return meanOf(table, from ?? '', to ?? '', column);
    case 'above': {
      const above = values.filter(({ value }) => limit !== undefined && value > limit);
      // Of those above, none may be earlier than `since`.
      return above.every(isSince) ? above.length : Number.NaN;
    }
    case 'top': {
      const top = values.toSorted((a, b) => b.value - a.value).slice(0, limit ?? 0);
      return top.filter(isSince).length;
    }
    default:
      return undefined;
  }
}
