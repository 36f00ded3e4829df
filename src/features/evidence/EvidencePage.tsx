import type { ReactNode } from 'react';
import { home } from '#site/navigation.ts';
import { Band } from '#ui/band/Band.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PageNav } from '#ui/page-nav/PageNav.tsx';
import { PulseRule } from '#ui/record/PulseRule.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { EvidenceRules } from './EvidenceRules.tsx';
import { EvidenceStatus } from './EvidenceStatus.tsx';
import { EvidenceSummary } from './EvidenceSummary.tsx';
import { type EvidenceEntry, groupByTopic, statusOrder } from './evidence.ts';
import type { EvidencePageFile } from './evidence-page.schema.ts';
import { moreClaimsId } from './finder/more-claims-id.ts';
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
  const supported = groupByTopic(entries, 'supported', topics);
  return (
    <>
      <PageHead title={title} lede={lede} crumbs={[home]} />
      <Band labelledBy="reading">
        <SectionHead id="reading" title={reading.title} lede={reading.lede} />
        <EvidenceSummary page={page} statuses={statusOrder} entries={entries} />
      </Band>
      <PulseRule at="start" />
      <div data-with-script="" data-print="none">
        <Band labelledBy="find">
          <SectionHead id="find" title={search.title} />
          {children}
        </Band>
      </div>
      <div data-awaits-address="">
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
        <div id={moreClaimsId} />
      </div>
      <EvidenceRules page={page} linkReport={linkReport} />
    </>
  );
}
