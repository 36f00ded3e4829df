import type { ClaimView } from '#features/claims/claim.ts';
import styles from './evidence-summary.module.css';

interface Props {
  status: ClaimView['status'];
  count: number;
}

const pitch = 7;

/** One bar for each claim: solid where a source states it, hollow where it differs, a flat line where there is none. */
export function EvidenceBars({ status, count }: Props) {
  const shape = status === 'unsourced' ? { y: 18, height: 4 } : { y: 1, height: 38 };
  return (
    <svg
      className={styles.bars}
      data-status={status}
      width={pitch * count}
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: count }, (_, bar) => (
        <rect key={pitch * bar} x={pitch * bar + 0.75} width="4" {...shape} />
      ))}
    </svg>
  );
}
