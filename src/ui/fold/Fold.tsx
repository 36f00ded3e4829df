import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  /** The line that opens it. */
  title: ReactNode;
  /** Where the title is a heading of the page. */
  level?: 2 | 3;
  /** Of the heading, for what it names. */
  id?: string;
  /** A few words beside the title. */
  hint?: string;
  children: ReactNode;
}

/**
 * A part that unfolds in place: the browser's own `details`. It opens without script, for the page search, for an
 * address inside it, and on paper.
 */
export function Fold({ title, level, id, hint, children }: Props) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <Title className={styles.title} id={id}>
          {title}
        </Title>
        {hint && <span className={styles.hint}>{hint}</span>}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
