import type { ReactNode } from 'react';
import styles from './tabs.module.css';
import { type Tab, tabIdOf } from './tabs.ts';

interface Props {
  /** `SectionTabs`, which the route makes live. */
  row: ReactNode;
  /** One `TabSection` for each tab, in the order of the tabs. */
  children: ReactNode;
}

/**
 * Sections that can be shown one at a time. Without script, and on paper, they stand one below the other.
 * Where scripts run, style alone shows the section of the address until the row is live, so nothing jumps.
 */
export function TabbedSections({ row, children }: Props) {
  return (
    <div className={styles.tabs}>
      {row}
      <div className={styles.sections}>{children}</div>
    </div>
  );
}

interface TabSectionProps {
  tab: Tab;
  /** The chosen tab, where an island draws the sections; elsewhere `SectionTabs` makes panels of them. */
  chosen?: string | undefined;
  children: ReactNode;
}

/** One of the `TabbedSections`. Where its tab is seen, its heading is there for ears alone. */
export function TabSection({ tab: { id, label }, chosen, children }: TabSectionProps) {
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-title`}
      {...(chosen && {
        role: 'tabpanel',
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
