import { usePagedList } from '#site/use-paged-list.ts';
import { Button } from '#ui/button/Button.tsx';
import type { Sort } from './filter/library-filter.ts';
import { pageSize } from './library-files.ts';
import { ResourceTable } from './ResourceTable.tsx';
import type { ResourceEntry } from './resource-entry.ts';
import styles from './resource-table.module.css';

/** So many rows a large window shows below the filters. */
const rowsAtOnce = 4;

interface Props {
  listed: readonly ResourceEntry[];
  /** Every document there is in the browser. */
  entries: readonly ResourceEntry[];
  /** How many there are, of which the page may hold only the first. */
  total: number;
  sort: Sort;
}

/** The documents found; beyond the first page a press shows more. */
export function ResourceList({ listed, entries, total, sort }: Props) {
  const { place, items, places, isPassing, left, showMore } = usePagedList({
    listed,
    all: entries,
    pageSize,
    seen: rowsAtOnce,
  });
  return (
    <>
      <div ref={place} {...(isPassing && { 'data-passing': '' })}>
        <ResourceTable resources={items} places={places} sort={sort} />
      </div>
      {left(total) > 0 && (
        <div className={styles.more} data-with-script="">
          <Button tone="ghost" onClick={showMore}>
            Show {Math.min(pageSize, left(total))} more
          </Button>
        </div>
      )}
    </>
  );
}
