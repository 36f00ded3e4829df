import type { SeriesColumn, SeriesFile } from './series.schema.ts';
import { columnIndex, type SeriesTable, seriesTable, valuesIn, yearOf } from './series-table.ts';

/** A series with its values, ready to be drawn. */
export interface SeriesView extends Omit<SeriesFile, 'columns'> {
  id: string;
  table: SeriesTable;
  /** Path of the table, with the bytes that were checked. */
  csvHref: string;
}

/** Returns the view of a series. Throws where its table is at fault. */
export function seriesView(id: string, file: SeriesFile, csv: string): SeriesView {
  const { columns, ...rest } = file;
  return {
    ...rest,
    id,
    table: seriesTable({ columns, chart: file.chart }, csv),
    csvHref: csvHref(id),
  };
}

/** Returns the path at which the values of a series can be had. */
export function csvHref(id: string): string {
  return `/data/series/${id}.csv`;
}

/**
 * Returns the series that stand beside a claim: those that have its figure first, then in the order
 * given.
 */
export function seriesOf(claim: string, series: readonly SeriesView[]): SeriesView[] {
  const linkOf = ({ claims }: SeriesView) => claims.find((link) => link.claim === claim);
  const own = series.filter((one) => linkOf(one) !== undefined);
  const hasFigure = (one: SeriesView) => linkOf(one)?.states !== undefined;
  return [...own.filter(hasFigure), ...own.filter((one) => !hasFigure(one))];
}

/** Returns the columns that are drawn as bars. */
export function barColumns({ columns }: SeriesTable): SeriesColumn[] {
  return columns.filter(({ use }) => use === 'bar');
}

/** Returns the unit of a chart: that of the first column that is drawn. */
export function unitOf({ table }: Pick<SeriesView, 'table'>): string {
  return barColumns(table)[0]?.unit ?? '';
}

/** Returns a value with its sign, in digits: `1,323,666`, `66.3%`, `0.24`. */
export function writtenValue({ sign = '', decimals }: Sign, value: number): string {
  const digits = {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 6,
  };
  return `${value.toLocaleString('en-US', digits).replace('-', '−')}${sign}`;
}

/** Returns a value for a line of a chart, millions in words: `10.1 million`. */
export function shortValue(sign: Sign, value: number): string {
  if (Math.abs(value) < 1e6) return writtenValue(sign, value);
  return `${writtenValue({ decimals: value % 1e6 === 0 ? 0 : 1 }, value / 1e6)} million${sign.sign ?? ''}`;
}

/** How a value of a column is written. */
export interface Sign {
  sign?: string | undefined;
  decimals?: number | undefined;
}

/** A year of a series with its value, if it has one. */
export interface YearValue {
  label: string;
  year: number;
  value: number | undefined;
}

/** Returns the rows of a series of years with the values of the first column that is drawn. */
export function yearValues(table: SeriesTable): YearValue[] {
  const index = columnIndex(table);
  return table.rows.map(({ label, values }) => {
    return { label, year: yearOf(label) ?? 0, value: values[index] };
  });
}

/** Returns the sum of the values of a column, the first that is drawn unless one is named. */
export function sumOf(table: SeriesTable, column?: string): number {
  return valuesIn(table, column).reduce((sum, { value }) => sum + value, 0);
}
