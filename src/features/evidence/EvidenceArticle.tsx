import { CopyFigure } from '#features/evidence/claims/CopyFigure.tsx';
import { shownFigure } from '#features/evidence/claims/claim.ts';
import { SourceLine } from '#features/evidence/claims/SourceLine.tsx';
import { StatusMark } from '#features/evidence/claims/StatusMark.tsx';
import { wordingMark } from '#features/evidence/claims/wording-mark.ts';
import { longDate } from '#site/time/labels.ts';
import { Fold } from '#ui/fold/Fold.tsx';
import { citeAttribute } from './cite/cite-data.ts';
import { EvidenceFacts } from './EvidenceFacts.tsx';
import type { EvidenceEntry } from './evidence.ts';
import styles from './evidence-article.module.css';

interface Props {
  entry: EvidenceEntry;
}

/** One claim as a row: figure, sentence, status, year and a press that copies it; what stands behind it unfolds. */
export function EvidenceArticle({ entry }: Props) {
  const { claim, checked, nextCheck } = entry;
  const { id, status, specified, published } = claim;
  const headingId = `${id}-h`;
  const about = published.figure ?? 'this advice';
  return (
    <article className={styles.entry} id={id} aria-labelledby={headingId} {...citeAttribute(claim)}>
      <div className={styles.figure}>
        <h4 id={headingId}>{shownFigure(claim) ?? 'Advice in words'}</h4>
        {status !== 'supported' && <StatusMark status={status} />}
      </div>
      <p className={styles.sentence}>
        {status !== 'supported' && (
          <b>{`Closest published figure${published.figure ? `: ${published.figure}` : ''}. `}</b>
        )}
        <span {...{ [wordingMark]: '' }}>{published.wording}</span>{' '}
        {`(${published.source.year ?? 'undated'}) `}
        <CopyFigure published={published} isKept />
      </p>
      <Fold
        title={
          <>
            How we checked<span className="visually-hidden">{` ${about}`}</span>
          </>
        }
      >
        <SourceLine source={published.source} />
        {specified && specified.wording !== specified.figure && (
          <p className={styles.small}>As given to us: {specified.wording}</p>
        )}
        <p className={styles.small}>
          Checked <time dateTime={checked}>{`${longDate(checked)}.`}</time>
          {' Next check by '}
          <time dateTime={nextCheck}>{`${longDate(nextCheck)}.`}</time>
        </p>
        <EvidenceFacts entry={entry} />
      </Fold>
    </article>
  );
}
