import { barColumns, type SeriesView, shortValue, sumOf } from '../series/series.ts';
import { columnIndex } from '../series/series-table.ts';
import { percent } from './bars.ts';

/** A bar that lies on its side. All lengths are in percent of the room, from the left. */
export interface RowBar {
  /** The name of its column, where a row has several bars. */
  name: string | undefined;
  length: number;
  /** The ends of its interval, or of its range beyond the bar. */
  interval: { from: number; to: number } | undefined;
  /** Whether the bar is the low end of a range, which is drawn on to the high end. */
  isRange: boolean;
  isProjected: boolean;
  /** Its value in digits, or both ends of its range. */
  text: string;
}

/** A row of a comparison. */
export interface ChartRow {
  label: string;
  bars: readonly RowBar[];
}

type Compared = Pick<SeriesView, 'table' | 'projected'>;

/** Returns the rows of a comparison, on one scale from zero to the farthest end. */
export function comparisonRows({ table, projected = [] }: Compared): ChartRow[] {
  const bars = barColumns(table);
  const low = table.columns.findIndex(({ use }) => use === 'low');
  const high = table.columns.findIndex(({ use }) => use === 'high');
  const drawn = [...bars.map(({ name }) => columnIndex(table, name)), low, high];
  const all = table.rows.flatMap(({ values }) => drawn.map((index) => values[index] ?? 0));
  const top = Math.max(...all);
  return table.rows.map(({ label, values }) => ({
    label,
    bars: bars.flatMap((column) => {
      const value = values[columnIndex(table, column.name)];
      if (value === undefined) return [];
      const from = values[low] ?? value;
      const to = values[high];
      const isRange = low === -1 && to !== undefined && to > value;
      const text = shortValue(column, value);
      return {
        name: bars.length > 1 ? column.label : undefined,
        length: percent(value / top),
        interval:
          to === undefined || from === to
            ? undefined
            : { from: percent(from / top), to: percent(to / top) },
        isRange,
        isProjected: projected.includes(label),
        text: isRange ? `${text} to ${shortValue(column, to)}` : text,
      };
    }),
  }));
}

/** A row of a hundred bars, of which some stand tall. */
export interface HundredRow {
  label: string;
  /** The first tall bar, from 0, and the one after the last. */
  from: number;
  to: number;
  text: string;
}

/**
 * Returns a row of a hundred bars for each row of a table. Of two parts that make a hundred the
 * second is left out: it is the bars that do not stand tall.
 */
export function shareRows({ table }: Pick<SeriesView, 'table'>): HundredRow[] {
  const [column] = barColumns(table);
  const isWhole = table.rows.length === 2 && sumOf(table) === 100;
  const rows = isWhole ? table.rows.slice(0, 1) : table.rows;
  const index = columnIndex(table);
  return rows.flatMap(({ label, values }) => {
    const value = values[index];
    if (!column || value === undefined) return [];
    return { label, from: 0, to: value, text: shortValue(column, value) };
  });
}

/**
 * Returns the stairs of a column: a row for each part, which begins where the one above it ends.
 * Throws where the parts do not make a hundred.
 */
export function stairRows({ table }: Pick<SeriesView, 'table'>, column: string): HundredRow[] {
  if (Math.abs(sumOf(table, column) - 100) > 1e-6) {
    throw new Error(`the parts in ${column} do not make a hundred`);
  }
  const index = columnIndex(table, column);
  const sign = table.columns[index];
  let end = 0;
  return table.rows.flatMap(({ label, values }) => {
    const value = values[index];
    if (!sign || value === undefined) return [];
    const from = end;
    end += value;
    return { label, from, to: end, text: shortValue(sign, value) };
  });
}
