import type { ReactNode } from 'react';
import styles from './in-tab.module.css';

/** What is shown in the tab of a browser, and not where the site runs as an installed app. */
export function InTab({ children }: { children: ReactNode }) {
  return <div className={styles.inTab}>{children}</div>;
}
