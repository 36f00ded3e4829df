import type { ReactNode } from 'react';
import styles from './ruled-list.module.css';

interface Props {
  items: readonly string[];
  children?: ReactNode;
}

/** A list of short sentences with hairlines between them. */
export function RuledList({ items, children }: Props) {
  return (
    <ul className={`${styles.ruled} ${styles.sentences}`} role="list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {children}
    </ul>
  );
}
