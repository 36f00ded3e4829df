import { TabRow } from '#ui/tabs/TabRow.tsx';
import { libraryHref } from '../resource.ts';
import { typeTabs } from '../resource-types.ts';
import type { LibraryFilter } from './library-filter.ts';
import styles from './library-filters.module.css';

const tabs = typeTabs.map(({ id, label }) => ({
  id,
  label,
  href: id === 'all' ? libraryHref : `${libraryHref}?type=${id}`,
}));

interface Props {
  /** The chosen type; until the page is live there is none, and each tab is a link. */
  chosen: LibraryFilter['type'] | undefined;
  panel: string;
  onChoose: (type: LibraryFilter['type']) => void;
}

/** The type tabs: all of them show the one table (ACCESSIBILITY.md, section 4, Library types). */
export function TypeTabs({ chosen, panel, onChoose }: Props) {
  function choose(id: string) {
    const tab = typeTabs.find((one) => one.id === id);
    if (tab && tab.id !== chosen) onChoose(tab.id);
  }
  return (
    <div className={styles.types}>
      <span className={styles.label} aria-hidden="true">
        Type
      </span>
      <TabRow label="Type" tabs={tabs} chosen={chosen} panel={panel} onChoose={choose} />
    </div>
  );
}
