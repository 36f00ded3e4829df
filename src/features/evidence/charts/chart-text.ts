import { fillIn } from '#site/words.ts';
import type { SeriesView } from '../series/series.ts';
import type { ChartWords } from './chart-words.schema.ts';
import { unitLine } from './plots.ts';

/** Returns the document of a series in one line: who, title, year. */
export function seriesDocument({ source }: Pick<SeriesView, 'source'>): string {
  return [source.author.replace(/\.$/, ''), source.title, source.year].join(', ');
}

/**
 * Returns a chart as plain text to paste: its title, what is counted, its alternative, the caution
 * that travels with it, its source, and `address`, where it stands.
 */
export function chartText(series: SeriesView, words: ChartWords, address: string): string {
  const isPartly = series.status === 'partly';
  const source = fillIn(words.source, { source: seriesDocument(series) });
  return [
    series.title,
    `${unitLine(series, words)}.`,
    series.alternative,
    `${words.care} ${series.caution}`,
    [`${source}.`, `${series.place}.`, isPartly && words.partly, series.source.url, address]
      .filter(Boolean)
      .join(' '),
  ].join('\n');
}
