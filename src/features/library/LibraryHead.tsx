import { ClearButton } from '#ui/button/ClearButton.tsx';
import { type Sort, sorts } from './filter/library-filter.ts';
import { sortLabels } from './filter/sort-resources.ts';
import styles from './library-head.module.css';

interface Props {
  /** How many there are. */
  sentence: string;
  /** What the visitor should know of the list. */
  note: string | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Absent while nothing is chosen. */
  onClear?: () => void;
}

/** What stands over the table: the count, the order, and the way back to everything. */
export function LibraryHead({ sentence, note, sort, onSort, onClear }: Props) {
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.count}>{sentence}</p>
        {note && <p>{note}</p>}
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
