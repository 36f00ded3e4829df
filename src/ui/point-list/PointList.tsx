import type { ReactNode } from 'react';
import styles from './point-list.module.css';

interface ListProps {
  children: ReactNode;
}

/** A ruled list of named points that lead nowhere; a `DoorList` is its sister with links. */
export function PointList({ children }: ListProps) {
  return (
    <ul className={styles.points} role="list">
      {children}
    </ul>
  );
}

interface PointProps {
  title: string;
  /** Sentences about it, and at most one link. */
  children: ReactNode;
}

/** One point: its name in display type, what there is to say beside or below it. */
export function Point({ title, children }: PointProps) {
  return (
    <li className={styles.point}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
