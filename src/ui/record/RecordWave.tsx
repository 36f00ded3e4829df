import styles from './record.module.css';
import { anomalies, wavePaths } from './record.ts';

interface Props {
  /** How many years from 1880 on are drawn; all of them if absent. */
  years?: number;
}

/** The record as a waveform, stretched to its box. Decorative: the caller gives the words. */
export function RecordWave({ years = anomalies.length }: Props) {
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
