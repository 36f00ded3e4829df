import { csvRows } from './csv-rows.ts';
import type { SeriesColumn, SeriesFile } from './series.schema.ts';

/** Folder of the series inside the content folder; the table of a series is named after it. */
export const seriesFolder = 'series';
export const tableEnding = 'csv';

/** A row of a table: its name or year, and a value for each further column. */
export interface SeriesRow {
  label: string;
  /** In the order of the columns after the first; undefined where the table has none. */
  values: readonly (number | undefined)[];
}

/** The values of a series. `columns` are those after the first, which names the rows. */
export interface SeriesTable {
  place: SeriesColumn;
  columns: readonly SeriesColumn[];
  rows: readonly SeriesRow[];
}

/** Something wrong in the text of a table. */
export interface TableFault {
  /** Line of the file, from 1. */
  line: number;
  /** Name of the column; empty where the whole line is meant. */
  field: string;
  found: string;
  message: string;
  fix: string;
}

/** Returns the values of a series. Throws for a table that `tableFaults` finds at fault. */
export function seriesTable(
  { columns: [place, ...columns], chart }: Pick<SeriesFile, 'columns' | 'chart'>,
  csv: string,
): SeriesTable {
  if (!place) throw new Error('a series needs columns');
  const [fault] = tableFaults({ columns: [place, ...columns], chart }, csv);
  if (fault) throw new Error(`line ${fault.line}: ${fault.message}`);
  const rows = csvRows(csv).slice(1);
  return {
    place,
    columns,
    rows: rows.map(([label = '', ...cells]) => ({ label, values: cells.map(numberIn) })),
  };
}

/** Returns the number that a cell holds; undefined for an empty one. */
function numberIn(cell: string): number | undefined {
  return cell === '' ? undefined : Number(cell);
}

/** Returns the year that a row is named after: 1960 of "1960s"; undefined for a name. */
export function yearOf(label: string): number | undefined {
  const year = /^(\d{4})s?$/.exec(label)?.[1];
  return year === undefined ? undefined : Number(year);
}

/** Returns every fault of a table: of columns, short lines, words for numbers, order of years. */
export function tableFaults(
  { columns, chart }: Pick<SeriesFile, 'columns' | 'chart'>,
  csv: string,
): TableFault[] {
  const [header = [], ...rows] = csvRows(csv);
  const names = columns.map(({ name }) => name);
  const headerFaults = headFaults(header, names);
  if (headerFaults.length > 0) return headerFaults;
  if (rows.length < 2) {
    const fix = 'Write a line for each year or name.';
    return [{ line: 1, field: '', found: '', message: 'has fewer than two rows', fix }];
  }
  return [
    ...rows.flatMap((row, index) => rowFaults(row, names, index + 2)),
    ...orderFaults(rows, names[0] ?? '', chart === 'series' || chart === 'columns'),
    ...(chart === 'staircase' ? sumFaults(rows, columns) : []),
  ];
}

/** The most by which rounded parts may miss a hundred. */
const roundingOfParts = 1;

/** The faults of parts, each drawn in a bar, that make no hundred together. */
function sumFaults(
  rows: readonly (readonly string[])[],
  columns: readonly SeriesColumn[],
): TableFault[] {
  return columns.flatMap(({ name, use }, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    const sum = cells.reduce((total, cell) => total + Number(cell), 0);
    // A cell that is no number has a fault of its own.
    if (use !== 'bar' || Number.isNaN(sum) || Math.abs(sum - 100) <= roundingOfParts) return [];
    const message = `has parts that make ${Number(sum.toFixed(2))} together, and they must make 100`;
    const fix = 'Correct the value that is wrong, or choose "share" as the chart.';
    return [{ line: 2, field: name, found: cells.join(', '), message, fix }];
  });
}

function headFaults(header: readonly string[], names: readonly string[]): TableFault[] {
  const unnamed = header.filter((name) => !names.includes(name));
  const missing = names.filter((name) => !header.includes(name));
  const fault = { line: 1, field: '', found: header.join(',') };
  if (unnamed.length > 0) {
    const message = `has a column without a unit: ${unnamed.join(', ')}`;
    const fix = 'Name it under "columns" of the entry, with label and unit, or take it out here.';
    return [{ ...fault, message, fix }];
  }
  if (missing.length > 0) {
    const message = `lacks the column ${missing.join(', ')}`;
    const fix = 'Write its name into the first line as it stands under "columns" of the entry.';
    return [{ ...fault, message, fix }];
  }
  if (header.join() === names.join()) return [];
  const message = 'has its columns in another order than the entry';
  return [{ ...fault, message, fix: `Write them in this order: ${names.join(', ')}.` }];
}

function rowFaults(row: readonly string[], names: readonly string[], line: number): TableFault[] {
  if (row.length !== names.length) {
    const message = `has ${row.length} cells, and the first line has ${names.length}`;
    const fix = 'Write one cell for each column; put a name with a comma in quotes.';
    return [{ line, field: '', found: row.join(','), message, fix }];
  }
  return row.flatMap((cell, index) => {
    const field = names[index] ?? '';
    if (index === 0) {
      const fault = { line, field, found: cell, message: 'the row has no name', fix: 'Write it.' };
      return cell === '' ? [fault] : [];
    }
    if (cell === '' || /^-?\d+(?:\.\d+)?$/.test(cell)) return [];
    const fix = 'Write the plain number, without sign, unit or comma; leave it empty for none.';
    return [{ line, field, found: cell, message: 'is no plain number', fix }];
  });
}

/** The faults of rows that repeat a name, and of years that do not rise. */
function orderFaults(
  rows: readonly (readonly string[])[],
  field: string,
  isInYears: boolean,
): TableFault[] {
  const labels = rows.map(([label = '']) => label);
  return labels.flatMap((label, index) => {
    const fault = { line: index + 2, field, found: label };
    if (labels.indexOf(label) < index) {
      const fix = 'Keep one of the two lines.';
      return [{ ...fault, message: `has the row "${label}" twice`, fix }];
    }
    if (!isInYears) return [];
    const year = yearOf(label);
    if (year === undefined) {
      const fix = 'Write four digits, such as 1999, or 1990s for a decade.';
      return [{ ...fault, message: 'is no year', fix }];
    }
    const before = yearOf(labels[index - 1] ?? '');
    if (before === undefined || before < year) return [];
    const fix = 'Put the rows in the order of their years, the first one first.';
    return [{ ...fault, message: `comes after ${before}: the years are out of order`, fix }];
  });
}

/** Returns the position of a column among those after the first: by name, else the first bar. */
export function columnIndex({ columns }: SeriesTable, name?: string): number {
  return columns.findIndex((column) =>
    name === undefined ? column.use === 'bar' : column.name === name,
  );
}

/** Returns the rows that have a value in a column, with that value. */
export function valuesIn(table: SeriesTable, name?: string): { label: string; value: number }[] {
  const index = columnIndex(table, name);
  return table.rows.flatMap(({ label, values }) => {
    const value = values[index];
    return value === undefined ? [] : [{ label, value }];
  });
}

/** Returns the mean of the values in a column from one row to another. */
export function meanOf(table: SeriesTable, from: string, to: string, name?: string): number {
  const values = rowsBetween(valuesIn(table, name), from, to).map(({ value }) => value);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the rows from one to another, both included; none where one of them is missing. */
export function rowsBetween<Row extends { label: string }>(
  rows: readonly Row[],
  from: string,
  to: string,
): Row[] {
  const first = rows.findIndex(({ label }) => label === from);
  const last = rows.findIndex(({ label }) => label === to);
  return first === -1 || last === -1 ? [] : rows.slice(first, last + 1);
}
