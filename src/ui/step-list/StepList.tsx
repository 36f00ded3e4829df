import type { ReactNode } from 'react';
import styles from './step-list.module.css';

interface Step {
  title: string;
  description: string;
  /** Stands under the step, such as a drawing of its tasks. */
  aside?: ReactNode;
}

/** Numbered steps; the color of the large numerals warms from first to last. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} role="list">
      {steps.map(({ title, description, aside }) => (
        <li key={title} className={styles.step}>
          <div className="stack gap-y-2">
            <h3>{title}</h3>
            <p>{description}</p>
            {aside}
          </div>
        </li>
      ))}
    </ol>
  );
}
