import type { ReactNode } from 'react';
import styles from './quote.module.css';

interface Props {
  /** The words said, without quotation marks. At most about 30 words. */
  text: string;
  /** Who said it: name and role. */
  children?: ReactNode;
  size?: 'large' | 'medium' | 'small';
}

/** A quotation set like a headline, its mark hanging, with name and role below. */
export function Quote({ text, children, size = 'large' }: Props) {
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote} data-size={size}>
        <p>“{text}”</p>
      </blockquote>
      {children && <figcaption className={styles.who}>{children}</figcaption>}
    </figure>
  );
}
