import { ClosestFigure } from '#features/claims/ClosestFigure.tsx';
import { shownFigure } from '#features/claims/claim.ts';
import { SourceLine } from '#features/claims/SourceLine.tsx';
import { StatusMark } from '#features/claims/StatusMark.tsx';
import { EvidenceFacts } from './EvidenceFacts.tsx';
import type { EvidenceEntry } from './evidence.ts';
import styles from './evidence-article.module.css';

interface Props {
  entry: EvidenceEntry;
}

/** One claim: the figure on the left, what stands behind it on the right. */
export function EvidenceArticle({ entry }: Props) {
  const { id, status, specified, published } = entry.claim;
  const headingId = `${id}-figure`;
  return (
    <article className={styles.entry} id={id} aria-labelledby={headingId} tabIndex={-1}>
      <div className={styles.figure}>
        <h4 id={headingId}>{shownFigure(entry.claim) ?? 'Advice in words'}</h4>
        {status !== 'supported' && <StatusMark status={status} />}
        {specified && specified.wording !== specified.figure && (
          <p className={styles.specified}>As given to us: {specified.wording}</p>
        )}
      </div>
      <div className={styles.evidence}>
        {status === 'supported' ? (
          <>
            <p>{published.wording}</p>
            <SourceLine source={published.source} />
          </>
        ) : (
          <ClosestFigure published={published} />
        )}
        <EvidenceFacts entry={entry} />
      </div>
    </article>
  );
}
