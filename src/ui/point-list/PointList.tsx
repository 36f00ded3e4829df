import type { ReactNode } from 'react';
import styles from './point-list.module.css';

interface ListProps {
  children: ReactNode;
}

/** A ruled list of titled points without links; a `DoorList` has links. */
export function PointList({ children }: ListProps) {
  return (
    <ul className={styles.points} role="list">
      {children}
    </ul>
  );
}

interface PointProps {
  title: string;
  /** Its text, with at most one link. */
  children: ReactNode;
}

/** One point: its title in display type, its text beside or below it. */
export function Point({ title, children }: PointProps) {
  return (
    <li className={styles.point}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
