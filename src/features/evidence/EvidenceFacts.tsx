import { shownFigure } from '#features/evidence/claims/claim.ts';
import { longDate } from '#site/time/labels.ts';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import type { EvidenceEntry } from './evidence.ts';
import styles from './evidence-facts.module.css';

interface Props {
  entry: EvidenceEntry;
}

/** How a claim was checked, its limits, and the pages that show it. */
export function EvidenceFacts({ entry }: Props) {
  const { claim, scope, note, caution, readAt, usedOn, history } = entry;
  return (
    <dl className={styles.facts}>
      {scope && (
        <>
          <dt>Who and where</dt>
          <dd>{[scope.population, scope.place, scope.period].filter(Boolean).join('; ')}</dd>
        </>
      )}
      <dt>How we checked</dt>
      <dd>{note}</dd>
      {caution && (
        <>
          <dt>Caution</dt>
          <dd>{caution}</dd>
        </>
      )}
      {readAt.length > 0 && (
        <>
          <dt>We read</dt>
          <dd className={styles.links}>
            {readAt.map(({ host, href }) => (
              <ExternalLink key={href} href={href}>
                {host}
                <span className="visually-hidden">{` (${shownFigure(claim) ?? 'advice'})`}</span>
              </ExternalLink>
            ))}
          </dd>
        </>
      )}
      <dt>Shown on</dt>
      <dd className={styles.links}>
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
