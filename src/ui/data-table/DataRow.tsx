import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface Props {
  /** The row's header: title and what belongs to it. */
  header: ReactNode;
  /** The other cells, in the order of the columns; `label` shows on small screens. */
  cells: readonly { label: string; value: ReactNode }[];
  /** Marks the row for the page's own styles, for example "past". */
  state?: string;
  /** Drawn but not shown, where a filter may soon want it. */
  isHidden?: boolean;
  /** Where a row of a steady table stands, if not where it is drawn. */
  place?: number | undefined;
}

/** One row of a `DataTable`. */
export function DataRow({ header, cells, state, isHidden = false, place }: Props) {
  return (
    <tr
      className={styles.row}
      role="row"
      data-state={state}
      hidden={isHidden}
      style={place === undefined ? undefined : { order: place }}
    >
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
