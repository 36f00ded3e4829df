import type { ReactNode } from 'react';
import { home } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PulseRule } from '#ui/record/RecordWave.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { EvidenceRules } from './EvidenceRules.tsx';
import { EvidenceStatus } from './EvidenceStatus.tsx';
import { EvidenceSummary } from './EvidenceSummary.tsx';
import { type EvidenceEntry, groupByTopic, statusOrder } from './evidence.ts';
import type { EvidencePageFile } from './evidence-page.schema.ts';
import type { LinkReportFile } from './link-report.schema.ts';

interface Props {
  page: EvidencePageFile;
  entries: readonly EvidenceEntry[];
  linkReport: LinkReportFile;
  /** The search and its filters. */
  children: ReactNode;
}

/** The ledger: every claim of the site, by status and topic (PRODUCT.md, "Content"). */
export function EvidencePage({ page, entries, linkReport, children }: Props) {
  const { title, lede, reading, search, topics } = page;
  return (
    <>
      <PageHead title={title} lede={lede} crumbs={[home]} />
      <Band labelledBy="reading" space="list">
        <SectionHead id="reading" title={reading.title} lede={reading.lede} />
        <EvidenceSummary page={page} statuses={statusOrder} entries={entries} />
      </Band>
      <PulseRule at="start" />
      <div data-with-script="" data-print="none">
        <Band labelledBy="find" space="list">
          <SectionHead id="find" title={search.title} />
          {children}
        </Band>
      </div>
      <div data-awaits-address="">
        {statusOrder.map((status) => (
          <EvidenceStatus
            key={status}
            id={status}
            title={page[status].title}
            groups={groupByTopic(entries, status, topics)}
          />
        ))}
      </div>
      <EvidenceRules page={page} linkReport={linkReport} />
    </>
  );
}
