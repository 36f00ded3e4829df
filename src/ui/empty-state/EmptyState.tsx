import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/**
 * Shown in place of an empty list: a flat line, what happened, and what to do
 * (docs/requirements/design.md, section 7).
 */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`stack start gap-y-3 ${styles.box}`}>
      <div className={styles.flat} />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
