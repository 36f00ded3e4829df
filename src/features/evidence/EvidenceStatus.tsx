import type { ReactNode } from 'react';
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
  /** Way down to the topics, where there are many entries. */
  children?: ReactNode;
}

/** Every claim of one status, topic by topic. */
export function EvidenceStatus({ id, title, groups, children }: Props) {
  return (
    <div {...{ [groupMark]: '' }}>
      <Band labelledBy={id}>
        <SectionHead id={id} title={title} landing />
        {children}
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
