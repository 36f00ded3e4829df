import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface ListProps {
  children: ReactNode;
}

/** Terms and what is to be known of each, below one another. */
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
