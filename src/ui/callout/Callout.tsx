import type { ReactNode } from 'react';
import styles from './callout.module.css';

interface Props {
  children: ReactNode;
}

/** A remark set apart by a yellow edge, opening with a bold lead-in. */
export function Callout({ children }: Props) {
  return <div className={styles.callout}>{children}</div>;
}
