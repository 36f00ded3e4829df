import type { ReactNode, Ref } from 'react';
import styles from './data-table.module.css';

interface Props {
  /** The table's name, for a screen reader; the page shows it as a heading where it needs to. */
  caption: string;
  columns: readonly string[];
  /** The column the rows are ordered by, and which way. */
  sorted?: { column: string; direction: 'ascending' | 'descending' };
  /**
   * The first columns have the widths of `--first-columns` (nearly half, if there is none), the others share the rest,
   * whatever the rows contain; rows may be reordered by their `place`.
   */
  isSteady?: boolean;
  /** Drawn but not shown, while no row is left. */
  isHidden?: boolean;
  /** The `ref` of what holds the rows. */
  place?: Ref<HTMLTableSectionElement>;
  /** Rows made of `DataRow`. */
  children: ReactNode;
}

/** A table on wide screens, a list of cards on small ones. Explicit roles keep it a table when display changes. */
export function DataTable(props: Props) {
  const { caption, columns, sorted, isSteady = false, isHidden = false, place, children } = props;
  return (
    <table className={styles.table} role="table" data-steady={isSteady} hidden={isHidden}>
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
      <tbody role="rowgroup" ref={place}>
        {children}
      </tbody>
    </table>
  );
}

interface DataRowProps {
  /** The row's header: title and what belongs to it. */
  header: ReactNode;
  /** The other cells, in the order of the columns; `label` shows on small screens. */
  cells: readonly { label: string; value: ReactNode }[];
  /** Marks the row for the page's own styles, for example "past". */
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
