import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface ListProps {
  children: ReactNode;
}

/** A description list: terms with their values, in one column. */
export function FactList({ children }: ListProps) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  term: string;
  children: ReactNode;
}

/** One term of a `FactList`. */
export function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
