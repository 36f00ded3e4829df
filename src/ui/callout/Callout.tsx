import type { ReactNode } from 'react';
import styles from './callout.module.css';

/** A remark set apart by a yellow edge, opening with a bold lead-in. */
export function Callout({ children }: { children: ReactNode }) {
  return <div className={`stack start gap-y-3 ${styles.callout}`}>{children}</div>;
}
