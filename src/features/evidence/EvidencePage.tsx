import { home } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PulseRule } from '#ui/record/PulseRule.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { EvidenceStatus } from './EvidenceStatus.tsx';
import { EvidenceSummary } from './EvidenceSummary.tsx';
import type { EvidenceEntry } from './evidence.ts';
import type { EvidencePageFile } from './evidence-page.schema.ts';

interface Props {
  page: EvidencePageFile;
  entries: readonly EvidenceEntry[];
}

/** What must not be quoted comes first, so that nobody has to look for it. */
const statuses = ['differs', 'unsourced', 'supported'] as const;

/** The ledger: every claim of the site, by status and topic (PRODUCT.md, "Content"). */
export function EvidencePage({ page, entries }: Props) {
  return (
    <>
      <PageHead title={page.title} lede={page.lede} crumbs={[home]} />
      <Band labelledBy="reading">
        <SectionHead id="reading" title={page.reading.title} lede={page.reading.lede} />
        <EvidenceSummary page={page} statuses={statuses} entries={entries} />
      </Band>
      <PulseRule at="start" />
      {statuses.map((status) => (
        <EvidenceStatus key={status} page={page} status={status} entries={entries} />
      ))}
      <Band ground="warm" labelledBy="rules">
        <Split columns="4-8">
          <SectionHead id="rules" title={page.rules.title} />
          <RuledList items={page.rules.points} />
        </Split>
      </Band>
    </>
  );
}
