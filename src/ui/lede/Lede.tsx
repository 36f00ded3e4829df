import type { ReactNode } from 'react';
import styles from './lede.module.css';

interface Props {
  children: ReactNode;
}

/** The sentence under a heading that says what this part is for. */
export function Lede({ children }: Props) {
  return <p className={styles.lede}>{children}</p>;
}

interface SmallProps {
  children: ReactNode;
}

/** A caption, a source line, a remark: quieter than the text, never smaller than 14 px. */
export function Small({ children }: SmallProps) {
  return <p className={styles.small}>{children}</p>;
}
