import { Band, Split } from '#ui/band/Band.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { changesHref } from './changes/changes-feed.ts';
import { claimsFileHref, claimsSchemaHref } from './data/claims-file.ts';
import type { EvidencePageFile } from './evidence-page.schema.ts';
import styles from './evidence-rules.module.css';
import type { LinkReportFile } from './link-report.schema.ts';
import { linkReportInWords } from './link-report-in-words.ts';

interface Props {
  page: Pick<EvidencePageFile, 'rules' | 'files' | 'links'>;
  linkReport: LinkReportFile;
}

/** How we check, what is known of the links, and the claims as files. */
export function EvidenceRules({ page: { rules, files, links }, linkReport }: Props) {
  const hrefs = [
    [claimsFileHref, files.data],
    [claimsSchemaHref, files.schema],
    [changesHref, files.feed],
  ] as const;
  return (
    <Band ground="warm" labelledBy="rules">
      <Split columns="4-8">
        <SectionHead id="rules" title={rules.title} />
        <div className={styles.parts}>
          <RuledList items={rules.points} />
          <p>{linkReportInWords(linkReport, links)}</p>
          <div data-print="none">
            <h3 className={styles.title}>{files.title}</h3>
            <Small>{files.text}</Small>
            <ul className={styles.files} role="list">
              {hrefs.map(([href, label]) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Split>
    </Band>
  );
}
