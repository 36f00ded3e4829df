import { firstYear, yearCount } from '#ui/record/record-span.ts';
import styles from './portrait.module.css';

interface Props {
  since: number | undefined;
}

/** The years in practice, bright on the record; a thin line where they are not known. Decorative. */
export function YearsStrip({ since }: Props) {
  const before = since === undefined ? yearCount : since - firstYear;
  return (
    <div className={styles.years} data-known={since === undefined ? undefined : ''}>
      <svg viewBox={`0 0 ${yearCount} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={before} height="1" fill="var(--paper)" />
        <rect width={before} y=".42" height=".16" fill="var(--line)" />
      </svg>
    </div>
  );
}
