import type { ReactNode } from 'react';
import { type ClaimView, shownFigure } from './claim.ts';
import styles from './claim-line.module.css';
import { CopyFigure, StatusMark } from './claim-parts.tsx';

interface Props {
  claim: ClaimView;
  /** The number of its document in the page's list of sources (`SourceNumbers`). */
  children: ReactNode;
}

/** A figure with its evidence in a few lines: `ClaimFigure` for pages that number their sources. */
export function ClaimLine({ claim, children }: Props) {
  const { id, status, specified, published } = claim;
  const figure = shownFigure(claim);
  return (
    <div className={styles.claim} data-claim={id} data-status={status}>
      {status !== 'supported' && (
        <div className={styles.top}>
          <p className={styles.figure}>{figure}</p>
          <StatusMark status={status} />
          {specified.wording !== figure && <p>{specified.wording}</p>}
        </div>
      )}
      <p>
        {status === 'supported' ? (
          figure && <strong className={styles.figure}>{figure}</strong>
        ) : (
          <b>{`Closest published figure${published.figure ? `: ${published.figure}` : ''}. `}</b>
        )}{' '}
        {published.wording} {children} <CopyFigure published={published} />
      </p>
    </div>
  );
}
