import type { ReactNode } from 'react';
import styles from './button.module.css';

interface Props {
  href: string;
  children: ReactNode;
  /** Solid once in a view; ghost for the rest. */
  tone?: 'solid' | 'ghost';
  size?: 'normal' | 'small';
  /** The name under which what it leads to is saved. */
  download?: string;
  /** What scripts may know of the link, such as `data-letter="booking"`. */
  [data: `data-${string}`]: string;
}

/** A link that looks like a button: it goes somewhere or opens a mail draft. */
export function ButtonLink({
  href,
  children,
  tone = 'solid',
  size = 'normal',
  download,
  ...data
}: Props) {
  return (
    <a
      {...data}
      className={styles.button}
      data-tone={tone}
      data-size={size}
      href={href}
      download={download}
    >
      {children}
    </a>
  );
}
