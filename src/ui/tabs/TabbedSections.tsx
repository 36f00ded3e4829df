import type { ReactNode } from 'react';
import styles from './tabs.module.css';
import { type Tab, tabIdOf } from './tabs.ts';

/**
 * `TabSection`s that the tabs in `row` (`SectionTabs`, which the route hydrates) show one at a
 * time. Without script and in print all are visible. With script, CSS shows the section of the
 * fragment until the row is hydrated, so that hydration causes no layout shift.
 */
export function TabbedSections({ row, children }: { row: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.tabs}>
      {row}
      <div className={`stack gap-y-7 ${styles.sections}`}>{children}</div>
    </div>
  );
}

interface TabSectionProps {
  tab: Tab;
  /**
   * The id of the chosen tab, where an island renders the sections; elsewhere `SectionTabs` adds
   * the roles.
   */
  chosen?: string | undefined;
  children: ReactNode;
}

/**
 * One of the `TabbedSections`. Its heading is visually hidden where the tabs are visible. It is a
 * tab panel from the start, because Chromium builds an element anew when its role changes, and a
 * screen reader would lose its place in it.
 */
export function TabSection({ tab: { id, label }, chosen, children }: TabSectionProps) {
  return (
    <section
      className={styles.section}
      id={id}
      role="tabpanel"
      aria-labelledby={`${id}-title`}
      {...(chosen && {
        'data-live': '',
        'aria-labelledby': tabIdOf(id),
        hidden: id !== chosen,
      })}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {label}
      </h2>
      {children}
    </section>
  );
}
