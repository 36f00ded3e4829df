import type { ReactNode } from 'react';
import styles from './lede.module.css';

interface Props {
  children: ReactNode;
}

/** The introductory sentence under a heading. */
export function Lede({ children }: Props) {
  return <p className={styles.lede}>{children}</p>;
}

interface SmallProps {
  children: ReactNode;
}

/** A caption, a source line or a remark, in small type (14 px or more). */
export function Small({ children }: SmallProps) {
  return <p className={styles.small}>{children}</p>;
}
