import { barSteps, barsPath, peaksHeight } from './peaks.ts';
import styles from './position.module.css';

interface Props {
  peaks: readonly number[];
  /** How much has been played, 0 to 1. */
  played: number;
}

/** The recording's own peaks; the played part warms from s1 to s12. The slider over it says it in words. */
export function Peaks({ peaks, played }: Props) {
  const width = 10 * peaks.length;
  return (
    <svg
      className={styles.peaks}
      viewBox={`0 0 ${width} ${peaksHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={barsPath(peaks)} />
      {played > 0 && (
        <svg width={played * width} height={peaksHeight} aria-hidden="true">
          {barSteps(peaks).map(({ step, path }) => (
            <path key={step} fill={`var(--s${step})`} d={path} />
          ))}
        </svg>
      )}
    </svg>
  );
}
