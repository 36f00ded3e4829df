import { type SeriesView, writtenValue } from '../series/series.ts';
import styles from './chart.module.css';
import type { ChartWords } from './chart-words.schema.ts';

/** Every value of a series as a table, in a region that scrolls by itself. */
export function ChartTable({ series, words }: { series: SeriesView; words: ChartWords }) {
  const { place, columns, rows } = series.table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls is reached by keyboard.
    <div className={styles.scroll} role="region" aria-label={series.title} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{series.title}</caption>
        <thead>
          <tr>
            {[place, ...columns].map(({ name, label, unit, sign }) => (
              <th key={name} scope="col">
                {label}{' '}
                {unit !== label && (
                  <span className="quiet">{sign ? `${unit} (${sign})` : unit}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {columns.map((column, index) => {
                const value = values[index];
                const text = value === undefined ? words.numbers.none : writtenValue(column, value);
                return <td key={column.name}>{text}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
