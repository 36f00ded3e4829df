import type { ReactNode } from 'react';
import styles from './quote.module.css';

interface Props {
  /** The quotation without quotation marks, at most about 30 words. */
  text: string;
  children?: ReactNode;
  size?: 'large' | 'medium' | 'small';
}

/** A quotation in display type with hanging quotation mark; name and role below. */
export function Quote({ text, children, size = 'large' }: Props) {
  return (
    <figure className="stack gap-y-4">
      <blockquote className={styles.quote} data-size={size}>
        <p>“{text}”</p>
      </blockquote>
      {children && <figcaption className="small quiet">{children}</figcaption>}
    </figure>
  );
}
