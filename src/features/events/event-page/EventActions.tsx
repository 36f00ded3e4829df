import type { ReactNode } from 'react';
import styles from './event-actions.module.css';

interface Props {
  children: ReactNode;
}

/** What one can do with an event, side by side. */
export function EventActions({ children }: Props) {
  return (
    <div className={styles.actions} data-print="none">
      {children}
    </div>
  );
}
