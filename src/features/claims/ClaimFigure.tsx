import { CheckLink } from './CheckLink.tsx';
import { ClosestFigure } from './ClosestFigure.tsx';
import { type ClaimView, shownFigure } from './claim.ts';
import styles from './claim-figure.module.css';
import { SourceLine } from './SourceLine.tsx';
import { StatusMark } from './StatusMark.tsx';

interface Props {
  claim: ClaimView;
}

/** A figure with its evidence under it: the source that states it, or the words that none does. */
export function ClaimFigure({ claim }: Props) {
  const figure = shownFigure(claim);
  return (
    <div className={styles.claim} data-status={claim.status}>
      {figure && (
        <div className={styles.top}>
          <p className={styles.figure} data-size={figure.length > 12 ? 'long' : 'short'}>
            {figure}
          </p>
          {claim.status !== 'supported' && <StatusMark status={claim.status} />}
        </div>
      )}
      <Evidence claim={claim} />
      <CheckLink claim={claim} />
    </div>
  );
}

function Evidence({ claim: { status, specified, published } }: Props) {
  if (status === 'supported') {
    return (
      <>
        <p className={styles.wording}>{published.wording}</p>
        <SourceLine source={published.source} />
      </>
    );
  }
  return (
    <>
      {specified.wording !== specified.figure && (
        <p className={styles.wording}>{specified.wording}</p>
      )}
      <ClosestFigure published={published} />
    </>
  );
}
