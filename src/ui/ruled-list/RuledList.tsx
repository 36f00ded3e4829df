import type { ReactNode } from 'react';
import styles from './ruled-list.module.css';

/**
 * A list of short sentences with hairlines between them; `children` is a last `li` with elements in
 * it.
 */
export function RuledList({ items, children }: { items: readonly string[]; children?: ReactNode }) {
  return (
    <ul className={`${styles.ruled} ${styles.sentences}`} role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {children}
    </ul>
  );
}
