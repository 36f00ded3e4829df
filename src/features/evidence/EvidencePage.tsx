import type { ReactNode } from 'react';
import { home } from '#site/navigation.ts';
import { longDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import { Band } from '#ui/band/Band.tsx';
import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import { Small } from '#ui/lede/Lede.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { PulseRule } from '#ui/record/RecordWave.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { changesHref } from './changes/changes.ts';
import { claimsFile } from './claims-file.ts';
import { EvidenceArticle } from './EvidenceArticle.tsx';
import type { EvidencePageFile, LinkReportFile } from './evidence.table.ts';
import { type EvidenceEntry, groupByTopic, type Status, statusOrder } from './evidence.ts';
import styles from './evidence-page.module.css';

interface Props {
  page: EvidencePageFile;
  entries: readonly EvidenceEntry[];
  linkReport: LinkReportFile;
  /** The finder, an island. */
  children: ReactNode;
}

/**
 * The ledger: every claim of the site, by status and topic (docs/requirements/product.md,
 * "Content").
 */
export function EvidencePage({ page, entries, linkReport, children }: Props) {
  const { title, lede, reading, search } = page;
  return (
    <>
      <PageHead title={title} lede={lede} crumbs={[home]} />
      <Band labelledBy="reading" space="list">
        <SectionHead id="reading" title={reading.title} lede={reading.lede} />
        <EvidenceSummary page={page} entries={entries} />
      </Band>
      <PulseRule at="start" />
      <div data-with-script="" data-print="none">
        <Band labelledBy="find" space="list">
          <SectionHead id="find" title={search.title} />
          {children}
        </Band>
      </div>
      {/* Hidden while the query string is read (base.css). `enhance-ledger.ts` fills the copy
          buttons. */}
      <div data-awaits-address="" data-enhance="ledger">
        {statusOrder.map((status) => (
          <EvidenceStatus key={status} status={status} page={page} entries={entries} />
        ))}
      </div>
      <EvidenceRules page={page} linkReport={linkReport} />
    </>
  );
}

function EvidenceSummary({ page, entries }: Pick<Props, 'page' | 'entries'>) {
  return (
    <ul className={`stack gap-y-4 gap-x-gutter ${styles.summary}`} role="list">
      {statusOrder.map((status) => {
        const count = entries.filter(({ claim }) => claim.status === status).length;
        return (
          <li key={status} className={`stack gap-x-4 ${styles.status}`}>
            <p className={styles.count}>{count}</p>
            <EvidenceBars status={status} count={count} />
            <h3 className={styles.title}>
              <a className="target" href={`#${status}`}>
                {page[status].title}
              </a>
            </h3>
            <p className={`small ${styles.meaning}`}>{page[status].lede}</p>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * One bar for each claim: solid where a source states the figure, hollow where the source differs,
 * a flat line where there is no source.
 */
function EvidenceBars({ status, count }: { status: Status; count: number }) {
  // Distance between bars in pixels.
  const pitch = 7;
  const bar = status === 'unsourced' ? 'v4h4v-4z' : 'v38h4v-38z';
  const top = status === 'unsourced' ? 18 : 1;
  const bars = Array.from({ length: count }, () => bar).join(`m${pitch} 0`);
  return (
    <svg
      className={styles.bars}
      data-status={status}
      width={pitch * count}
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M1 ${top}${bars}`} />
    </svg>
  );
}

type StatusProps = Pick<Props, 'page' | 'entries'> & { status: Status };

/**
 * The claims of one status. The finder (`finder/ledger.ts`) hides each `data-claims` element in
 * which no claim matches: a status, a topic.
 */
function EvidenceStatus({ status, page, entries }: StatusProps) {
  return (
    <div data-claims="">
      <Band labelledBy={status} space="list">
        <SectionHead id={status} title={page[status].title} landing />
        {groupByTopic(entries, status).map(({ topic, entries: topicEntries }) => (
          <div key={topic} className={styles.topic} data-claims="">
            <h3 className={styles.name} id={`${status}-${topic}`} data-landing="">
              {page.topics[topic]}
            </h3>
            {topicEntries.map((entry) => (
              <EvidenceArticle key={entry.claim.id} entry={entry} />
            ))}
          </div>
        ))}
      </Band>
    </div>
  );
}

function EvidenceRules({ page, linkReport }: Pick<Props, 'page' | 'linkReport'>) {
  const { rules, files, links } = page;
  const hrefs = [
    [claimsFile.csvHref, files.table],
    [claimsFile.href, files.data],
    [claimsFile.schemaHref, files.schema],
    [changesHref, files.feed],
  ] as const;
  return (
    <HeadedBand id="rules" title={rules.title} ground="warm">
      <div className="stack gap-y-5">
        <RuledList items={rules.points} />
        <p>{linkReportInWords(linkReport, links)}</p>
        <div data-print="none">
          <h3 className={styles.head}>{files.title}</h3>
          <Small>{files.text}</Small>
          <ul className="row gap-x-5" role="list">
            {hrefs.map(([href, label]) => (
              <li key={href}>
                <a className="target" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </HeadedBand>
  );
}

/**
 * Returns two sentences on the last check of links to other sites. A link that moved counts as one
 * that answers.
 */
export function linkReportInWords(
  { ran, trouble }: LinkReportFile,
  words: EvidencePageFile['links'],
): string {
  if (ran === null) return words.never;
  const unanswered = trouble.filter(({ outcome }) => outcome !== 'moved').length;
  const rest = unanswered === 0 ? words.sound : fillIn(words.trouble, { n: String(unanswered) });
  return `${fillIn(words.ran, { date: longDate(ran) })} ${rest}`;
}
