import type { ReactNode } from 'react';
import { fillIn } from '#site/words.ts';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { ExternalLink } from '#ui/external-link/ExternalLink.tsx';
import { barColumns, type SeriesView } from '../series/series.ts';
import { BarPlot } from './BarPlot.tsx';
import { ChartTable } from './ChartTable.tsx';
import styles from './chart.module.css';
import { pictureEndings, pictureHref } from './chart-files.ts';
import { chartText, seriesDocument } from './chart-text.ts';
import type { ChartWords } from './chart-words.schema.ts';
import { narrowPlotOf, plotOf, unitLine } from './plots.ts';
import { ComparisonRows, HundredRows } from './RowPlots.tsx';
import { comparisonRows, shareRows, stairRows } from './rows.ts';

interface Props {
  series: SeriesView;
  words: ChartWords;
  /** The full address that copied text leads to. */
  address: string;
  /** `large` for the chart that a page is about. */
  size?: 'large';
  /** The level of its title among the headings of the page. */
  level?: 2 | 3;
  /** The code for other sites, behind a fold. */
  children?: ReactNode;
}

/**
 * A chart: its title, unit, drawing, caution, source, all its numbers behind a fold, and what can
 * be taken along (docs/decisions/charts.md). Drawn at build, without script.
 */
export function Chart({ series, words, address, size, level = 2, children }: Props) {
  return (
    <ChartBody series={series} words={words} size={size} level={level}>
      <div className={styles.foot}>
        <details className={styles.data}>
          <summary className="target small semibold">
            {words.numbers.title}
            <span className="visually-hidden">{` ${words.numbers.table}: ${series.title}`}</span>
          </summary>
          <ChartTable series={series} words={words} />
          {isRounded(series) && <p className="quiet small">{words.numbers.rounded}</p>}
          <p data-print="none">
            <a className="target small" href={series.csvHref} download>
              {words.numbers.file}
            </a>
          </p>
        </details>
        <div className={`row gap-x-5 ${styles.tools}`} data-print="none">
          <StillCopyButton
            what={words.copy}
            of={series.title}
            text={chartText(series, words, address)}
            place="line"
            isWhole
          />
          <SavePicture series={series} words={words} />
        </div>
        {children}
      </div>
    </ChartBody>
  );
}

interface BodyProps extends Pick<Props, 'series' | 'words' | 'children'> {
  size?: Props['size'] | undefined;
  level: 1 | 2 | 3;
}

/** A chart without what can be taken along: title, unit, drawing, caution and source. */
export function ChartBody({ series, words, size, level, children }: BodyProps) {
  const Title = `h${level}` as const;
  return (
    <figure
      className={styles.chart}
      data-series={series.id}
      data-hazard={series.hazard}
      data-size={size}
    >
      <figcaption>
        <Title className={styles.title}>{series.title}</Title>
        <p className="quiet small">{unitLine(series, words)}</p>
      </figcaption>
      <Drawing series={series} words={words} />
      <ChartNotes series={series} words={words} />
      {children}
    </figure>
  );
}

/** The chart as a picture to save, in two formats. */
function SavePicture({ series, words }: Pick<Props, 'series' | 'words'>) {
  return (
    <p className="cluster small gap-x-3">
      {words.picture.title}
      {pictureEndings.map((ending) => (
        <a key={ending} className="target" href={pictureHref(series.id, ending)} download>
          {words.picture[ending]}
          <span className="visually-hidden">{`: ${series.title}`}</span>
        </a>
      ))}
    </p>
  );
}

/** A caution behind its yellow edge; `care` are the words before it. */
export function Caution({ care, children }: { care: string; children: string }) {
  return (
    <p className={`small ${styles.care}`}>
      <b>{care}</b> {children}
    </p>
  );
}

/** The caution, which is never left out, and where the values are from. */
export function ChartNotes({ series, words }: Pick<Props, 'series' | 'words'>) {
  const { caution, source, place, status, arithmetic } = series;
  const document = fillIn(words.source, { source: seriesDocument(series) });
  return (
    <>
      <Caution care={words.care}>{caution}</Caution>
      <p className={`quiet ${styles.source}`}>
        {source.url ? <ExternalLink href={source.url}>{document}</ExternalLink> : `${document}.`}
        {source.url ? '. ' : ` ${words.noLink} `}
        {`${place}. `}
        {status === 'partly' && <b>{`${words.partly} `}</b>}
        {arithmetic && fillIn(words.arithmetic, { text: arithmetic })}
      </p>
    </>
  );
}

/** The drawing of a series alone, in the form that the series names. */
export function Drawing({ series, words }: Pick<Props, 'series' | 'words'>): ReactNode {
  if (series.chart === 'comparison') return <ComparisonRows rows={comparisonRows(series)} />;
  if (series.chart === 'share') return <HundredRows rows={shareRows(series)} form="shares" />;
  if (series.chart === 'staircase') {
    const columns = barColumns(series.table);
    return columns.map(({ name, label }) => (
      <div key={name}>
        {columns.length > 1 && <p className="semibold">{label}</p>}
        <HundredRows rows={stairRows(series, name)} form="stairs" />
      </div>
    ));
  }
  const narrow = narrowPlotOf(series, words);
  return (
    <>
      <BarPlot
        plot={plotOf(series, words)}
        alternative={series.alternative}
        window={narrow && 'wide'}
      />
      {narrow && (
        <>
          <BarPlot plot={narrow.plot} alternative={narrow.alternative} window="narrow" />
          <p className={`quiet ${styles.note}`} data-window="narrow">
            {narrow.note}
          </p>
        </>
      )}
    </>
  );
}

/** Whether the page writes values with fewer digits than the table has. */
function isRounded({ table }: SeriesView): boolean {
  return table.columns.some(({ decimals }, index) => {
    const factor = 10 ** (decimals ?? 6);
    return table.rows.some(({ values }) => {
      const value = values[index] ?? 0;
      return Math.abs(Math.round(value * factor) / factor - value) > 1e-12;
    });
  });
}
