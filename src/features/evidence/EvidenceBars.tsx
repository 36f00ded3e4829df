import type { ClaimView } from '#features/evidence/claims/claim.ts';
import styles from './evidence-summary.module.css';

interface Props {
  status: ClaimView['status'];
  count: number;
}

const pitch = 7;

/** One bar for each claim: solid where a source states it, hollow where it differs, a flat line where there is none. */
export function EvidenceBars({ status, count }: Props) {
  const bar = status === 'unsourced' ? 'v4h4v-4z' : 'v38h4v-38z';
  const top = status === 'unsourced' ? 18 : 1;
  const bars = Array.from({ length: count }, () => bar).join(`m${pitch} 0`);
  return (
    <svg
      className={styles.bars}
      data-status={status}
      width={pitch * count}
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M1 ${top}${bars}`} />
    </svg>
  );
}
