import { ClosestFigure } from '#features/claims/ClosestFigure.tsx';
import { shownFigure } from '#features/claims/claim.ts';
import { SourceLine } from '#features/claims/SourceLine.tsx';
import { StatusMark } from '#features/claims/StatusMark.tsx';
import { wordingMark } from '#features/claims/wording-mark.ts';
import { longDate } from '#site/dates.ts';
import { CiteClaim } from './cite/CiteClaim.tsx';
import { EvidenceFacts } from './EvidenceFacts.tsx';
import type { EvidenceEntry } from './evidence.ts';
import styles from './evidence-article.module.css';
import { claimMark } from './finder/ledger.ts';

interface Props {
  entry: EvidenceEntry;
}

/** One claim: the figure on the left, what stands behind it on the right. */
export function EvidenceArticle({ entry }: Props) {
  const { claim, topic, checked, nextCheck } = entry;
  const { id, status, specified, published } = claim;
  const headingId = `${id}-figure`;
  return (
    <article
      className={styles.entry}
      id={id}
      aria-labelledby={headingId}
      tabIndex={-1}
      {...{ [claimMark]: `${status} ${topic}` }}
    >
      <div className={styles.figure}>
        <h4 id={headingId}>{shownFigure(claim) ?? 'Advice in words'}</h4>
        {status !== 'supported' && <StatusMark status={status} />}
        {specified && specified.wording !== specified.figure && (
          <p className={styles.small}>As given to us: {specified.wording}</p>
        )}
        <p className={styles.small}>
          Checked <time dateTime={checked}>{longDate(checked)}</time>
          <br />
          Next check by <time dateTime={nextCheck}>{longDate(nextCheck)}</time>
        </p>
      </div>
      <div className={styles.evidence}>
        {status === 'supported' ? (
          <>
            <p {...{ [wordingMark]: '' }}>{published.wording}</p>
            <SourceLine source={published.source} />
          </>
        ) : (
          <ClosestFigure published={published} />
        )}
        <EvidenceFacts entry={entry} />
        <CiteClaim entry={entry} />
      </div>
    </article>
  );
}
