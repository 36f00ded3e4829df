import { ClearButton } from '../button/ClearButton.tsx';
import styles from './list-head.module.css';

interface Props<Sort extends string> {
  /** How many there are. */
  sentence: string;
  /** What the visitor should know of the list; what is not there is left out. */
  notes: readonly (string | false | undefined)[];
  sort: Sort;
  sorts: readonly Sort[];
  sortLabels: Readonly<Record<Sort, string>>;
  onSort: (sort: Sort) => void;
  /** Absent while nothing is chosen. */
  onClear?: () => void;
}

/** What stands over a list with filters: the count, the order, and the way back to everything. */
export function ListHead<Sort extends string>(props: Props<Sort>) {
  const { sentence, notes, sort, sorts, sortLabels, onSort, onClear } = props;
  return (
    <div className={styles.head}>
      <div className={styles.said}>
        <p className={styles.count}>{sentence}</p>
        {notes.map((note) => note && <p key={note}>{note}</p>)}
      </div>
      <div className={styles.tools} data-with-script="" data-print="none">
        {onClear && <ClearButton onClick={onClear}>Clear Filters</ClearButton>}
        <label className={styles.sort}>
          Sort by
          <select value={sort} onChange={({ target }) => onSort(target.value as Sort)}>
            {sorts.map((one) => (
              <option key={one} value={one}>
                {sortLabels[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
