import type { ReactNode } from 'react';
import { type ClaimView, evidenceHref, shownFigure } from './claim.ts';
import styles from './claim-figure.module.css';
import { CopyFigure, StatusMark } from './claim-parts.tsx';
import { SourceLine } from './SourceLine.tsx';

interface Props {
  claim: ClaimView;
  /** As large as a page allows, for the figures of the home page. */
  size?: 'display';
  /**
   * The page's own sentence about the published figure, in place of the claim's. The words of the
   * draft figure are then left out.
   */
  wording?: string | undefined;
  children?: ReactNode;
}

/**
 * A figure with its evidence below. Where a source states the figure, that is the source; otherwise
 * the status of the figure and the closest published one.
 */
export function ClaimFigure({ claim, size, wording, children }: Props) {
  const figure = shownFigure(claim);
  return (
    <div
      className={`stack start gap-y-3 ${styles.claim}`}
      data-claim={claim.id}
      data-status={claim.status}
      data-size={size}
    >
      {figure && (
        <div className="cluster gap-y-2 gap-x-3">
          <p className={styles.figure} data-size={figure.length > 12 ? 'long' : 'short'}>
            {figure}
          </p>
          {claim.status !== 'supported' && <StatusMark status={claim.status} />}
        </div>
      )}
      {children}
      <Evidence claim={claim} wording={wording} />
      <ClaimFoot claim={claim} />
    </div>
  );
}

/** The link to the entry of a claim in the ledger, and the button that copies it. */
export function ClaimFoot({ claim }: Pick<Props, 'claim'>) {
  const { id, published } = claim;
  return (
    <p className="cluster gap-x-5" data-print="none">
      <a className={`target small semibold ${styles.check}`} href={evidenceHref(id)}>
        How we checked
        <span className="visually-hidden"> ({shownFigure(claim) ?? published.wording})</span>
      </a>
      <CopyFigure published={published} />
    </p>
  );
}

/**
 * The source of a figure. Where the figure must not be quoted: its words, and the published figure
 * to quote instead.
 */
function Evidence({ claim: { status, specified, published }, wording }: Props) {
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
      <div className={`stack gap-y-2 ${styles.closest}`}>
        <p className={styles.lead}>
          {`Closest published figure${published.figure ? `: ${published.figure}` : ''}`}
        </p>
        <p className={styles.wording}>{wording ?? published.wording}</p>
        <SourceLine source={published.source} />
      </div>
    </>
  );
}
