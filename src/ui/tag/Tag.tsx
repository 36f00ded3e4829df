import type { ReactNode } from 'react';
import styles from './tag.module.css';

export type TagTone = 'plain' | 'info' | 'warning' | 'success' | 'destructive' | 'past';

interface Props {
  children: ReactNode;
  tone?: TagTone;
}

/** A word in an outline, not clickable. Each tone has a shape of its own beside its color. */
export function Tag({ children, tone = 'plain' }: Props) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
