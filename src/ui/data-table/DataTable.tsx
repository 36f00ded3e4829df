import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface Props {
  /** The accessible name of the table; visually hidden. */
  caption: string;
  columns: readonly string[];
  sorted?: { column: string; direction: 'ascending' | 'descending' };
  /**
   * `true` makes the widths of five columns independent of the rows, so that a row does not shift
   * while its cells arrive. `--columns` sets the widths; without it the first column has nearly
   * half, and the others share the rest.
   */
  isSteady?: boolean;
  children: ReactNode;
}

/**
 * A table on wide screens, a list of cards on small ones. Explicit roles keep it a table where CSS
 * changes `display`.
 */
export function DataTable(props: Props) {
  const { caption, columns, sorted, isSteady = false, children } = props;
  return (
    <table className={styles.table} role="table" data-steady={isSteady}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              role="columnheader"
              aria-sort={sorted?.column === column ? sorted.direction : undefined}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

interface DataRowProps {
  header: ReactNode;
  /** The other cells, in the order of the columns; `label` is visible on small screens. */
  cells: readonly { label: string; value: ReactNode }[];
  /** Value of `data-state` for the styles of the page, such as "past". */
  state?: string;
}

/** One row of a `DataTable`. */
export function DataRow({ header, cells, state }: DataRowProps) {
  return (
    <tr className={styles.row} role="row" data-state={state}>
      <th className={styles.header} scope="row" role="rowheader">
        {header}
      </th>
      {cells.map(({ label, value }) => (
        <td key={label} className={styles.cell} role="cell" data-label={label}>
          {value}
        </td>
      ))}
    </tr>
  );
}
