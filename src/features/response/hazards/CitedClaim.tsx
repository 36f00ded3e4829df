import { type ClaimView, type SourceLink, shownFigure } from '#features/evidence/claims/claim.ts';
import { CopyFigure, StatusMark } from '#features/evidence/claims/claim-parts.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import styles from './cited-claim.module.css';
import { referenceNumbers } from './references.ts';

export interface Cited {
  /** The numbered documents of the page; the first has the number 1. */
  references: readonly SourceLink[];
  /** Prefix of the ids of their entries in the `SourceList`. */
  list: string;
}

/**
 * A figure in a few lines with the number of its document. It stands for `ClaimFigure` on pages
 * that number their sources.
 */
export function CitedClaim({ claim, ...cited }: Cited & { claim: ClaimView }) {
  const { id, status, specified, published } = claim;
  const figure = shownFigure(claim);
  return (
    <div className={`small ${styles.claim}`} data-claim={id} data-status={status}>
      {status !== 'supported' && (
        <div className="cluster gap-x-3">
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
        {published.wording} <SourceNumbers of={[published.source]} {...cited} />{' '}
        <CopyFigure published={published} />
      </p>
    </div>
  );
}

/**
 * The numbers of documents in running text. Each is a link to the entry in the `SourceList`, which
 * unfolds at a click.
 */
export function SourceNumbers({ of, references, list }: Cited & { of: readonly SourceLink[] }) {
  return (
    <>
      {referenceNumbers(of, references).map((number) => (
        <a key={number} className={`target small ${styles.number}`} href={`#${list}-${number}`}>
          <span className="visually-hidden">Source </span>
          {`[${number}]`}
        </a>
      ))}
    </>
  );
}

/** The numbered documents, in details. */
export function SourceList({ references, list, title }: Cited & { title: string }) {
  return (
    <Fold title={`${title} (${references.length})`}>
      <ol className={`stack small gap-y-3 ${styles.list}`}>
        {references.map(({ name, href }, index) => (
          <li key={href + name} id={`${list}-${index + 1}`} data-landing="">
            <ExternalLink href={href}>{name}</ExternalLink>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
