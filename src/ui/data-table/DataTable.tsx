import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface Props {
  /** The table's name, for a screen reader; the page shows it as a heading where it needs to. */
  caption: string;
  columns: readonly string[];
  /** The column by which the rows are sorted, the least first. */
  ascending?: string;
  /** Rows made of `DataRow`. */
  children: ReactNode;
}

/** A table on wide screens, a list of cards on small ones. Explicit roles keep it a table when display changes. */
export function DataTable({ caption, columns, ascending, children }: Props) {
  return (
    <table className={styles.table} role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              role="columnheader"
              aria-sort={column === ascending ? 'ascending' : undefined}
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
