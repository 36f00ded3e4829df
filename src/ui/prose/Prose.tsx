import type { ReactNode } from 'react';
import styles from './prose.module.css';

/**
 * Running text from Markdown: headings, lists, quotes and tables with the site's measure and
 * rhythm.
 */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
