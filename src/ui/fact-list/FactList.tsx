import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** A description list: terms with their values, in one column. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={`stack gap-y-4 ${styles.facts}`}>{children}</dl>;
}

/** One term of a `FactList`. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
