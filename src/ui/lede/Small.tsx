import type { ReactNode } from 'react';
import styles from './lede.module.css';

interface Props {
  children: ReactNode;
}

/** A caption, a source line, a remark: quieter than the text, never smaller than 14 px. */
export function Small({ children }: Props) {
  return <p className={styles.small}>{children}</p>;
}
