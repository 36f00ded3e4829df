import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface Props {
  /** The row's header: title and what belongs to it. */
  header: ReactNode;
  /** The other cells, in the order of the columns; `label` shows on small screens. */
  cells: readonly { label: string; value: ReactNode }[];
  /** Marks the row for the page's own styles, for example "past". */
  state?: string;
}

/** One row of a `DataTable`. */
export function DataRow({ header, cells, state }: Props) {
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
