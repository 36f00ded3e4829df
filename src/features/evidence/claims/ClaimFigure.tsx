import type { ReactNode } from 'react';
import { CheckLink } from './CheckLink.tsx';
import { ClosestFigure } from './ClosestFigure.tsx';
import { CopyFigure } from './CopyFigure.tsx';
import { type ClaimView, shownFigure } from './claim.ts';
import styles from './claim-figure.module.css';
import { SourceLine } from './SourceLine.tsx';
import { StatusMark } from './StatusMark.tsx';

interface Props {
  claim: ClaimView;
  /** As large as a page allows, for the figures of the home page. */
  size?: 'display';
  /** What the figure counts, in the words of the place it stands in; else in those of the claim. */
  wording?: string;
  /** A drawing of the figure. */
  children?: ReactNode;
}

/** A figure with its evidence under it: the source that states it, or the words that none does. */
export function ClaimFigure({ claim, size, wording, children }: Props) {
  const figure = shownFigure(claim);
  return (
    <div className={styles.claim} data-claim={claim.id} data-status={claim.status} data-size={size}>
      {figure && (
        <div className={styles.top}>
          <p className={styles.figure} data-size={figure.length > 12 ? 'long' : 'short'}>
            {figure}
          </p>
          {claim.status !== 'supported' && <StatusMark status={claim.status} />}
        </div>
      )}
      {children}
      <Evidence claim={claim} wording={wording} />
      <p className={styles.ways} data-print="none">
        <CheckLink claim={claim} />
        <CopyFigure published={claim.published} />
      </p>
    </div>
  );
}

interface EvidenceProps {
  claim: ClaimView;
  wording: string | undefined;
}

function Evidence({ claim: { status, specified, published }, wording }: EvidenceProps) {
  if (status === 'supported') {
    return (
      <>
        <p className={styles.wording}>{wording ?? published.wording}</p>
        <SourceLine source={published.source} />
      </>
    );
  }
  return (
    <>
      {wording === undefined && specified.wording !== specified.figure && (
        <p className={styles.wording}>{specified.wording}</p>
      )}
      <ClosestFigure published={wording === undefined ? published : { ...published, wording }} />
    </>
  );
}
