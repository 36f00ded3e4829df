import { type ReactNode, useContext, useState } from 'react';
import styles from './form.module.css';
import { leadsInside, ProblemContext } from './form-context.ts';

interface Props {
  /** The path of what is folded. */
  path: string;
  label: string;
  /** A few words beside the label, on what stands in it. */
  gist: string;
  /** Whether it begins unfolded. */
  startsOpen?: boolean;
  children: ReactNode;
}

/**
 * Fields that are folded under their label until somebody opens them, the address leads to one, or
 * one has a problem. Until then they are not drawn.
 */
export function Folded({ path, label, gist, startsOpen = false, children }: Props) {
  const [isOpen, setOpen] = useState(() => startsOpen || leadsInside(path));
  const { all } = useContext(ProblemContext);
  const hasProblem = all.some(({ field }) => field === path || field.startsWith(`${path}.`));
  const isShown = isOpen || hasProblem;
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label}
        <span className={`quiet ${styles.gist}`}> {gist}</span>
      </summary>
      {isShown && children}
    </details>
  );
}
