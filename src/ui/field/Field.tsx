import type { ReactNode } from 'react';
import styles from './field.module.css';

interface Props {
  /** The id of the control. */
  id: string;
  label: string;
  /** Said beside the label where the field may stay empty. */
  optional?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** The control, with `id` and, where there is a hint or an error, `aria-describedby={describedBy(id)}`. */
  children: ReactNode;
}

/** A control with its label above it, and hint and error below it. */
export function Field({ id, label, optional, hint, error, children }: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children}
      <div id={describedBy(id)}>
        {hint && <p className={styles.hint}>{hint}</p>}
        {error && <p className={styles.error}>{error}</p>}
      </div>
    </div>
  );
}

/** The id of what stands under a control. */
export function describedBy(id: string): string {
  return `${id}-more`;
}
