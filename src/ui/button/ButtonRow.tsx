import type { ReactNode } from 'react';
import styles from './button.module.css';

interface Props {
  children: ReactNode;
}

/** Buttons and arrow links side by side, wrapping on small screens. */
export function ButtonRow({ children }: Props) {
  return <div className={styles.row}>{children}</div>;
}
