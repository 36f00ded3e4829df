import type { ReactNode } from 'react';
import styles from './in-tab.module.css';

/** Shows its children in a browser tab, and hides them where the site runs as an installed app. */
export function InTab({ children }: { children: ReactNode }) {
  return <div className={styles.inTab}>{children}</div>;
}
