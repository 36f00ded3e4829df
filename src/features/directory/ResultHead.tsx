import { ClearButton } from '#ui/button/ClearButton.tsx';
import { type DirectoryFilter, type Sort, sortOf } from './directory-filter.ts';
import styles from './results.module.css';

const sortLabels: Record<Sort, string> = {
  best: 'Best match',
  name: 'Name',
  daily: 'Fair daily order',
};

interface Props {
  /** How many there are. */
  sentence: string;
  /** What the visitor should know of the list; what is not there is left out. */
  notes: readonly (string | false)[];
  filter: DirectoryFilter;
  onSort: (sort: Sort) => void;
  /** Absent while nothing is chosen. */
  onClear?: () => void;
}

/** What stands over the list: the count, the order, and the way back to everyone. */
export function ResultHead({ sentence, notes, filter, onSort, onClear }: Props) {
  const sorts: readonly Sort[] = filter.q.trim() ? ['best', 'name', 'daily'] : ['name', 'daily'];
  return (
    <div className={styles.head}>
      <div className={styles.said}>
        <p className={styles.count}>{sentence}</p>
        {notes.map((note) => note && <p key={note}>{note}</p>)}
      </div>
      <div className={styles.tools} data-with-script="">
        {onClear && <ClearButton onClick={onClear}>Clear Filters</ClearButton>}
        <label className={styles.sort}>
          Sort by
          <select value={sortOf(filter)} onChange={({ target }) => onSort(target.value as Sort)}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortLabels[sort]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
