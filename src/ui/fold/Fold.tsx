import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  title: ReactNode;
  /** The heading level of the title; without it the title is no heading. */
  level?: 2 | 3;
  id?: string;
  hint?: string;
  children: ReactNode;
}

/**
 * A disclosure, as a native `<details>`: it opens without script, for find-in-page, for a fragment
 * inside it, and in print.
 */
export function Fold({ title, level, id, hint, children }: Props) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details className={styles.fold}>
      <summary className={`bare-summary ${styles.summary}`}>
        <Title className={styles.title} id={id}>
          {title}
        </Title>
        {hint && <span className="small quiet">{hint}</span>}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
