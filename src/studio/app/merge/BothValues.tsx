import type { Difference } from './differences.ts';
import styles from './merge.module.css';

/** The names of the two versions. */
export const versionNames = { mine: 'Yours', theirs: 'As saved' } as const;

/** The two values of a field, side by side. */
export function BothValues({ label, mine, theirs }: Difference) {
  return (
    <div className="stack gap-y-2">
      <h3 className={styles.label}>{label}</h3>
      <dl className={`stack gap-y-2 gap-x-4 ${styles.pair}`}>
        <div>
          <dt>{versionNames.mine}</dt>
          <dd className={styles.value}>{mine}</dd>
        </div>
        <div>
          <dt>{versionNames.theirs}</dt>
          <dd className={styles.value}>{theirs}</dd>
        </div>
      </dl>
    </div>
  );
}
