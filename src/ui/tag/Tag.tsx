import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagTone = 'plain' | 'info' | 'warning' | 'success' | 'destructive' | 'past';

/** A word in an outline, not clickable. Each tone has a shape of its own beside its color. */
export function Tag({ children, tone = 'plain' }: { children: ReactNode; tone?: TagTone }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}

interface TagListProps {
  label: string;
  tags: readonly { name: string; tone?: TagTone }[];
}

/** Tags in a row, as a named list. */
export function TagList({ label, tags }: TagListProps) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {tags.map(({ name, tone }) => (
        <li key={name} className={styles.tag} data-tone={tone ?? 'plain'}>
          {name}
        </li>
      ))}
    </ul>
  );
}
