import { Band } from '#ui/band/Band.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { EvidenceArticle } from './EvidenceArticle.tsx';
import type { EvidenceGroup } from './evidence.ts';
import styles from './evidence-status.module.css';
import { groupMark } from './finder/ledger.ts';

interface Props {
  id: string;
  title: string;
  groups: readonly EvidenceGroup[];
}

/** Every claim of one status, topic by topic. */
export function EvidenceStatus({ id, title, groups }: Props) {
  return (
    <div {...{ [groupMark]: '' }}>
      <Band labelledBy={id} space="list">
        <SectionHead id={id} title={title} landing />
        {groups.map(({ topic, name, entries }) => (
          <div key={topic} className={styles.topic} {...{ [groupMark]: '' }}>
            <h3 className={styles.title} id={`${id}-${topic}`} tabIndex={-1}>
              {name}
            </h3>
            {entries.map((entry) => (
              <EvidenceArticle key={entry.claim.id} entry={entry} />
            ))}
          </div>
        ))}
      </Band>
    </div>
  );
}
