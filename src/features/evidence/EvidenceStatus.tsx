import type { ClaimView } from '#features/claims/claim.ts';
import { Band } from '#ui/band/Band.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { EvidenceArticle } from './EvidenceArticle.tsx';
import type { EvidenceEntry } from './evidence.ts';
import { groupByTopic } from './evidence.ts';
import type { EvidencePageFile } from './evidence-page.schema.ts';
import styles from './evidence-status.module.css';

interface Props {
  page: EvidencePageFile;
  status: ClaimView['status'];
  entries: readonly EvidenceEntry[];
}

/** Every claim of one status, topic by topic. */
export function EvidenceStatus({ page, status, entries }: Props) {
  return (
    <Band labelledBy={status}>
      <SectionHead id={status} title={page[status].title} landing />
      {groupByTopic(entries, status).map(({ topic, entries: ofTopic }) => (
        <div key={topic} className={styles.topic}>
          <h3 className={styles.title}>{page.topics[topic]}</h3>
          {ofTopic.map((entry) => (
            <EvidenceArticle key={entry.claim.id} entry={entry} />
          ))}
        </div>
      ))}
    </Band>
  );
}
