import type { ReactNode } from 'react';
import styles from './band.module.css';

interface Props {
  children: ReactNode;
  /** How the twelve columns are shared from 60rem on. */
  columns: '4-8' | '5-7' | '6-6' | '7-5' | '8-4';
}

/** Two parts side by side on wide screens, one below the other on small ones. */
export function Split({ children, columns }: Props) {
  return (
    <div className={styles.split} data-columns={columns}>
      {children}
    </div>
  );
}
