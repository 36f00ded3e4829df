import { Band, Split } from '#ui/band/Band.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import type { CatalystPageFile } from './catalyst-page.schema.ts';
import { parts } from './parts.ts';
import styles from './why-join.module.css';

interface Props {
  why: CatalystPageFile['why'];
}

/** The community program, and what both sides gain from it. */
export function WhyJoin({ why }: Props) {
  return (
    <Band labelledBy={parts.why}>
      <SectionHead id={parts.why} title={why.title} landing />
      <p className={styles.statement}>{why.statement}</p>
      <Split columns="6-6">
        {[why.professionals, why.communities].map(({ title, benefits }) => (
          <div key={title} className={styles.side}>
            <h3>{title}</h3>
            <RuledList items={benefits} />
          </div>
        ))}
      </Split>
    </Band>
  );
}
