import type { ReactNode } from 'react';
import styles from './lede.module.css';

interface Props {
  children: ReactNode;
}

/** The sentence under a heading that says what this part is for. */
export function Lede({ children }: Props) {
  return <p className={styles.lede}>{children}</p>;
}
