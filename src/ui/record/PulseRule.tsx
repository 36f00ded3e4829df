import styles from './record.module.css';
import { anomalies, decadeMeans, recordStep } from './record.ts';

interface Props {
  /** Where on the line the pulse stands; it moves right from one use to the next. */
  at: 'start' | 'middle' | 'end';
}

/** A rule that breaks into fifteen decade means. Decorative; at most two on a page. */
export function PulseRule({ at }: Props) {
  return (
    <div className={styles.pulse} data-at={at} aria-hidden="true">
      <svg className={styles.beat} viewBox="0 0 150 56" focusable="false">
        {decadeMeans(anomalies).map((mean, index) => {
          const half = Math.max(Math.abs(mean) * 25, 1.5);
          return (
            <rect
              key={mean}
              fill={`var(--s${recordStep(mean)})`}
              x={10 * index + 2}
              y={(28 - half).toFixed(1)}
              width="6"
              height={(2 * half).toFixed(1)}
            />
          );
        })}
      </svg>
    </div>
  );
}
