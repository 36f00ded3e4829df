import { Fragment } from 'react';
import { longDate } from '#site/time/labels.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import { hasReference, ReferenceParts } from './cite/ReferenceParts.tsx';
import { evidenceHref, shownFigure, sourcedFile } from './claims/claim.ts';
import { CopyFigure, StatusMark } from './claims/claim-parts.tsx';
import { SourceLine } from './claims/SourceLine.tsx';
import type { EvidenceEntry } from './evidence.ts';
import styles from './evidence-article.module.css';
import { hostOf } from './sources/publisher-sites.ts';

/**
 * One claim as a row: figure, sentence, status, year and a copy button; its evidence is in details.
 */
export function EvidenceArticle({ entry }: { entry: EvidenceEntry }) {
  const { claim, file } = entry;
  const { id, status, specified, published } = claim;
  const { checked, nextCheck } = file;
  const headingId = `${id}-h`;
  const about = published.figure ?? `“${published.wording}”`;
  return (
    <article
      className={`stack gap-x-gutter ${styles.entry}`}
      id={id}
      aria-labelledby={headingId}
      data-cite={published.claimId === id ? undefined : published.claimId}
      data-type={published.source.type}
    >
      <div className={`cluster gap-x-3 ${styles.figure}`}>
        <h4 id={headingId}>{shownFigure(claim) ?? 'Advice in words'}</h4>
        {status !== 'supported' && <StatusMark status={status} />}
      </div>
      <p className={`small ${styles.sentence}`}>
        {status !== 'supported' && (
          <b>{`Closest published figure${published.figure ? `: ${published.figure}` : ''}. `}</b>
        )}
        <span data-wording="">{published.wording}</span>{' '}
        {`(${published.source.year ?? 'undated'}) `}
        <a href={evidenceHref(id)}>
          Its page<span className="visually-hidden">{` (${about})`}</span>
        </a>{' '}
        <CopyFigure published={published} isWrittenOnClick />
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
          <p className="quiet small">As given to us: {specified.wording}</p>
        )}
        <p className="quiet small">
          Checked <time dateTime={checked}>{`${longDate(checked)}.`}</time>
          {' Next check by '}
          <time dateTime={nextCheck}>{`${longDate(nextCheck)}.`}</time>
        </p>
        <EvidenceFacts entry={entry} />
      </Fold>
    </article>
  );
}

function EvidenceFacts({ entry: { claim, file, usedOn } }: { entry: EvidenceEntry }) {
  const { note, caution, history } = file;
  const { population, place, period, readAt = [] } = sourcedFile(file) ?? {};
  const { source } = claim.published;
  // The document itself is linked above.
  const otherPages = readAt.filter(({ url }) => url !== source.href);
  const words = [
    ['Who and where', [population, place, period].filter(Boolean).join('; ')],
    ['How we checked', note],
    ['Caution', caution],
  ] as const;
  return (
    <dl className={`stack small ${styles.facts}`}>
      {hasReference(source) && (
        <>
          <dt>Reference</dt>
          <dd className={styles.reference}>
            <ReferenceParts source={source} />
          </dd>
        </>
      )}
      {words.map(
        ([term, text]) =>
          text && (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </Fragment>
          ),
      )}
      {otherPages.length > 0 && (
        <>
          <dt>We read</dt>
          <dd className={`row gap-x-5 ${styles.links}`}>
            {otherPages.map(({ url }) => (
              <ExternalLink key={url} href={url}>
                {hostOf(url)}
                <span className="visually-hidden">{` (${shownFigure(claim) ?? 'advice'})`}</span>
              </ExternalLink>
            ))}
          </dd>
        </>
      )}
      <dt>Shown on</dt>
      <dd className={`row gap-x-5 ${styles.links}`}>
        {usedOn.length === 0 && 'This page only'}
        {usedOn.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </dd>
      {history.length > 1 && (
        <>
          <dt>Changes</dt>
          {history.map(({ date, change }) => (
            <dd key={`${date} ${change}`}>{`${longDate(date)}: ${change}`}</dd>
          ))}
        </>
      )}
    </dl>
  );
}
