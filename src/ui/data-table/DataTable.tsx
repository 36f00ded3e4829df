import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface Props {
  /** The accessible name of the table; visually hidden. */
  caption: string;
  columns: readonly string[];
  sorted?: { column: string; direction: 'ascending' | 'descending' };
  /**
   * Whether the column widths are independent of the rows: five columns as `--columns` says,
   * without it the first nearly half and the others the rest in equal parts. A row has them before
   * its last cell has arrived.
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
