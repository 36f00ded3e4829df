import styles from './record.module.css';
import { anomalies, decadeMeans, recordStep, wavePaths } from './record.ts';

/**
 * The first `years` of the record as a waveform, stretched to its box. Decorative: the caller
 * provides the text.
 */
export function RecordWave({ years = anomalies.length }: { years?: number }) {
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${years * 10} 260`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {wavePaths(anomalies.slice(0, years)).map(({ step, path }) => (
        <path key={step} fill={`var(--s${step})`} d={path} />
      ))}
    </svg>
  );
}

/**
 * A rule with the fifteen decade means as a pulse. Decorative; at most two on a page, the second
 * with its pulse in the middle.
 */
export function PulseRule({ at }: { at: 'start' | 'middle' }) {
  return (
    <div className={`page-width ${styles.pulse}`} data-at={at} aria-hidden="true">
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
