import { home } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageNav } from '#ui/page-nav/PageNav.tsx';
import { PulseRule } from '#ui/record/PulseRule.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { EvidenceStatus } from './EvidenceStatus.tsx';
import { EvidenceSummary } from './EvidenceSummary.tsx';
import { type EvidenceEntry, groupByTopic } from './evidence.ts';
import type { EvidencePageFile } from './evidence-page.schema.ts';

interface Props {
  page: EvidencePageFile;
  entries: readonly EvidenceEntry[];
}

/** What must not be quoted comes first, so that nobody has to look for it. */
const statuses = ['differs', 'unsourced', 'supported'] as const;

/** The ledger: every claim of the site, by status and topic (PRODUCT.md, "Content"). */
export function EvidencePage({ page, entries }: Props) {
  const { title, lede, reading, topics, rules } = page;
  const supported = groupByTopic(entries, 'supported', topics);
  return (
    <>
      <PageHead title={title} lede={lede} crumbs={[home]} />
      <Band labelledBy="reading">
        <SectionHead id="reading" title={reading.title} lede={reading.lede} />
        <EvidenceSummary page={page} statuses={statuses} entries={entries} />
      </Band>
      <PulseRule at="start" />
      {(['differs', 'unsourced'] as const).map((status) => (
        <EvidenceStatus
          key={status}
          id={status}
          title={page[status].title}
          groups={groupByTopic(entries, status, topics)}
        />
      ))}
      <EvidenceStatus id="supported" title={page.supported.title} groups={supported}>
        <PageNav
          links={supported.map(({ topic, name }) => ({ label: name, id: `supported-${topic}` }))}
        />
      </EvidenceStatus>
      <Band ground="warm" labelledBy="rules">
        <Split columns="4-8">
          <SectionHead id="rules" title={rules.title} />
          <RuledList items={rules.points} />
        </Split>
      </Band>
    </>
  );
}
