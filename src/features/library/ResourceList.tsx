import { usePagedList } from '#site/use-paged-list.ts';
import { Button } from '#ui/button/Button.tsx';
import type { Sort } from './filter/library-filter.ts';
import { pageSize } from './library-files.ts';
import { ResourceTable } from './ResourceTable.tsx';
import type { ResourceEntry } from './resource-entry.ts';
import styles from './resource-table.module.css';

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
  const { items, shown, isAtRest, left, showMore } = usePagedList({
    listed,
    all: entries,
    pageSize,
  });
  return (
    <>
      <ResourceTable resources={items} shown={shown} isAtRest={isAtRest} sort={sort} />
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
