import styles from './record.module.css';
import { anomalies, stripePaths } from './record.ts';

const symbolId = 'record-stripes';
const viewBox = `0 0 ${anomalies.length} 1`;

/** The stripes drawn once for the page; every other use points here. Comes first in the body. */
export function RecordStripesSymbol() {
  return (
    <svg className={styles.symbol} aria-hidden="true" focusable="false">
      <symbol id={symbolId} viewBox={viewBox} preserveAspectRatio="none">
        {stripePaths(anomalies).map(({ step, path }) => (
          <path key={step} fill={`var(--s${step})`} d={path} />
        ))}
      </symbol>
    </svg>
  );
}

/** One flat stripe a year, stretched to its box. Decorative. */
export function RecordStripes() {
  return (
    <svg className={styles.stripes} aria-hidden="true" focusable="false">
      <use href={`#${symbolId}`} />
    </svg>
  );
}
