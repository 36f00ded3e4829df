import type { ReactNode } from 'react';
import styles from './ruled-list.module.css';

interface Props {
  items: readonly string[];
  /** A last line that is more than words, as an `li`. */
  children?: ReactNode;
}

/** Short sentences one below the other, a hairline between them. */
export function RuledList({ items, children }: Props) {
  return (
    <ul className={styles.list} role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {children}
    </ul>
  );
}
