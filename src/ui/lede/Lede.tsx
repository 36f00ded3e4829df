import type { ReactNode } from 'react';
import styles from './lede.module.css';

/** The introductory sentence under a heading. */
export function Lede({ children }: { children: ReactNode }) {
  return <p className={`quiet ${styles.lede}`}>{children}</p>;
}

/** A caption, a source line or a remark, in small type (14 px or more). */
export function Small({ children }: { children: ReactNode }) {
  return <p className={`small quiet ${styles.small}`}>{children}</p>;
}
