import type { ReactNode } from 'react';
import styles from './button.module.css';

interface Props {
  href: string;
  children: ReactNode;
  /** Solid once in a view; ghost for the rest. */
  tone?: 'solid' | 'ghost';
  size?: 'normal' | 'small';
}

/** A link that looks like a button: it goes somewhere or opens a mail draft. */
export function ButtonLink({ href, children, tone = 'solid', size = 'normal' }: Props) {
  return (
    <a className={styles.button} data-tone={tone} data-size={size} href={href}>
      {children}
    </a>
  );
}
