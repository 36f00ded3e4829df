import { Fragment } from 'react';
import { longDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import { Band, Split } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { type Embed, EmbedCode } from '#ui/embed-code/EmbedCode.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { Fold } from '#ui/fold/Fold.tsx';
import { Tag } from '#ui/tag/Tag.tsx';
import { Caution, Chart } from '../charts/Chart.tsx';
import type { ChartWords } from '../charts/chart-words.schema.ts';
import { sourcedFile } from '../claims/claim.ts';
import { SourceLine } from '../claims/SourceLine.tsx';
import { type EvidenceEntry, evidenceLink } from '../evidence.ts';
import type { SeriesView } from '../series/series.ts';
import { hostOf } from '../sources/publisher-sites.ts';
import { type Explainer, ExplainerList } from './ExplainerList.tsx';
import { FigureHead } from './FigureHead.tsx';
import type { FigurePageFile } from './figure.schema.ts';
import styles from './figure-page.module.css';
import { figureCitations, limitsOf, plainForm } from './figure-page.ts';

interface Props {
  entry: EvidenceEntry;
  series: readonly SeriesView[];
  words: FigurePageFile;
  chartWords: ChartWords;
  explainers: readonly Explainer[];
  /** Path of the page for a deadline; undefined where the site has none. */
  deadlineHref: string | undefined;
  /** The full address of this page. */
  address: string;
  /** The frames of the charts for other sites, by the ids of the series, and their words. */
  embeds: ReadonlyMap<string, Embed>;
  embedWords: { copied: string; see: string; chart: string };
}

/**
 * The page of a figure: its sentence, its charts, what it does not say, what was read, its changes,
 * how to cite it, who can explain it and where it is used.
 */
export function FigurePage(props: Props) {
  const { entry, series, words, chartWords, address } = props;
  const { claim } = entry;
  return (
    <div data-claim={claim.id} data-status={claim.status} data-topic={entry.file.group}>
      <FigureHead
        entry={entry}
        words={words}
        form={series.length === 0 ? plainForm(entry) : undefined}
      />
      <StatusLine entry={entry} words={words} />
      {series.length > 0 && (
        <Band space="list">
          <div className={`stack ${styles.charts}`}>
            {series.map((one, index) => (
              <div key={one.id}>
                {!hasFigure(one, claim.id) && <p className="quiet small">{words.related}</p>}
                <Chart
                  series={one}
                  words={chartWords}
                  address={address}
                  {...(index === 0 && { size: 'large' as const })}
                >
                  <EmbedFold {...props} series={one} />
                </Chart>
              </div>
            ))}
          </div>
        </Band>
      )}
      <Limits entry={entry} words={words} />
      <Band space="list">
        <Split columns="7-5">
          <div className="stack gap-y-6">
            <WhatWasRead entry={entry} words={words} care={chartWords.care} />
            <Citations entry={entry} words={words} />
          </div>
          <div className="stack gap-y-6">
            <Explainers {...props} />
            <UsedOn entry={entry} words={words} />
          </div>
        </Split>
      </Band>
    </div>
  );
}

/** The code that shows a chart on another site, behind a fold. */
function EmbedFold(props: Pick<Props, 'embeds' | 'embedWords'> & { series: SeriesView }) {
  const { embeds, embedWords, series } = props;
  const embed = embeds.get(series.id);
  if (!embed) return null;
  return (
    <details className={styles.embed} data-print="none">
      <summary className="target small semibold">
        {embedWords.chart}
        <span className="visually-hidden">{`: ${series.title}`}</span>
      </summary>
      <EmbedCode
        embed={embed}
        what={fillIn(embedWords.copied, { what: embed.title })}
        see={embedWords.see}
      />
    </details>
  );
}

/** Whether a series has the figure of a claim among its values. */
function hasFigure({ claims }: SeriesView, claim: string): boolean {
  return claims.some((link) => link.claim === claim && link.states !== undefined);
}

type PartProps = Pick<Props, 'entry' | 'words'>;

function StatusLine({ entry: { claim, file }, words }: PartProps) {
  const { checked, nextCheck } = file;
  const { population, place, period } = sourcedFile(file) ?? {};
  return (
    <div className={styles.status}>
      <div className="page-width cluster gap-x-6 gap-y-1">
        <Tag tone={claim.status === 'supported' ? 'success' : 'past'}>
          {words.status[claim.status]}
        </Tag>
        <p className="small">
          <time dateTime={checked}>{fillIn(words.checked, { date: longDate(checked) })}</time>{' '}
          <time dateTime={nextCheck}>{fillIn(words.nextCheck, { date: longDate(nextCheck) })}</time>
        </p>
        {population && (
          <p className="small">{[population, place, period].filter(Boolean).join('. ')}</p>
        )}
      </div>
    </div>
  );
}

function Limits({ entry, words }: PartProps) {
  const limits = limitsOf(entry, words.limits);
  if (limits.length === 0) return null;
  return (
    <Band ground="warm" labelledBy="limits" space="list">
      <Split columns="6-6">
        <h2 id="limits">{words.limits.title}</h2>
        <div className={`stack gap-y-4 ${styles.limits}`}>
          {limits.map((limit) => (
            <p key={limit}>{limit}</p>
          ))}
        </div>
      </Split>
    </Band>
  );
}

function WhatWasRead({ entry: { claim, file }, words, care }: PartProps & { care: string }) {
  const { note, caution, history } = file;
  const { source } = claim.published;
  const pages = (sourcedFile(file)?.readAt ?? []).filter(({ url }) => url !== source.href);
  return (
    <>
      <section aria-labelledby="read" className="stack gap-y-3">
        <h2 id="read">{words.read.title}</h2>
        <p>{note}</p>
        <SourceLine source={source} />
        {caution && <Caution care={care}>{caution}</Caution>}
        {pages.length > 0 && (
          <p className="quiet small">
            {words.read.pages}{' '}
            {pages.map(({ url }, index) => (
              <Fragment key={url}>
                {index > 0 && ', '}
                <ExternalLink href={url}>{hostOf(url)}</ExternalLink>
              </Fragment>
            ))}
          </p>
        )}
      </section>
      <section aria-labelledby="history" className="stack gap-y-3">
        <h2 className={styles.small} id="history">
          {words.history}
        </h2>
        <ol className={`stack ${styles.history}`} role="list">
          {history.map(({ date, change }) => (
            <li key={`${date} ${change}`} className="small">
              <time dateTime={date}>{longDate(date)}</time>
              <span>{change}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Citations({ entry, words }: PartProps) {
  const [text, ...others] = figureCitations(entry);
  const citation = (form: (typeof others)[number]) => (
    <div key={form.id} className="stack gap-y-1">
      <p className={styles.code}>{form.text}</p>
      <StillCopyButton what={form.name} text={form.text} isWhole />
    </div>
  );
  return (
    <section aria-labelledby="cite" className="stack gap-y-3">
      <h2 className={styles.small} id="cite">
        {words.cite.title}
      </h2>
      {text && citation(text)}
      <Fold title={words.cite.more}>
        <div className="stack gap-y-4">{others.map(citation)}</div>
      </Fold>
    </section>
  );
}

function Explainers({ explainers, words, deadlineHref }: Props) {
  if (explainers.length === 0) return null;
  return (
    <section aria-labelledby="explain">
      <h2 className={styles.small} id="explain">
        {words.explain.title}
      </h2>
      <ExplainerList explainers={explainers} />
      {deadlineHref && <ArrowLink href={deadlineHref}>{words.explain.link}</ArrowLink>}
    </section>
  );
}

function UsedOn({ entry: { usedOn }, words }: PartProps) {
  return (
    <section aria-labelledby="used">
      <h2 className={styles.small} id="used">
        {words.used.title}
      </h2>
      {usedOn.length === 0 && <p className="small">{words.used.none}</p>}
      <ul className={styles.used} role="list">
        {usedOn.map(({ label, href }) => (
          <li key={href}>
            <a className="target" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ArrowLink href={evidenceLink.href}>{words.used.all}</ArrowLink>
    </section>
  );
}
