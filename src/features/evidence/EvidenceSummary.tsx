import type { ClaimView } from '#features/evidence/claims/claim.ts';
import { EvidenceBars } from './EvidenceBars.tsx';
import type { EvidenceEntry } from './evidence.ts';
import type { EvidencePageFile } from './evidence-page.schema.ts';
import styles from './evidence-summary.module.css';

interface Props {
  page: EvidencePageFile;
  statuses: readonly ClaimView['status'][];
  entries: readonly EvidenceEntry[];
}

/** How many claims have each status, what the status means, and the way down to them. */
export function EvidenceSummary({ page, statuses, entries }: Props) {
  return (
    <ul className={styles.summary} role="list">
      {statuses.map((status) => {
        const count = entries.filter(({ claim }) => claim.status === status).length;
        return (
          <li key={status} className={styles.status}>
            <p className={styles.count}>{count}</p>
            <EvidenceBars status={status} count={count} />
            <h3 className={styles.title}>
              <a href={`#${status}`}>{page[status].title}</a>
            </h3>
            <p className={styles.words}>{page[status].lede}</p>
          </li>
        );
      })}
    </ul>
  );
}
