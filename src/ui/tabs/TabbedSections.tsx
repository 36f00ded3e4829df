import type { ReactNode } from 'react';
import styles from './tabs.module.css';

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
