import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolders, findFile } from '#content/content-folders.ts';
import type { ChartWords } from '#features/evidence/charts/chart-words.schema.ts';
import { narrowPlotOf, type Plot, plotOf } from '#features/evidence/charts/plots.ts';
import {
  type SeriesView,
  seriesView,
  shortValue,
  writtenValue,
} from '#features/evidence/series/series.ts';
import { meanOf, seriesFolder } from '#features/evidence/series/series-table.ts';

/**
 * Returns the words and values of the series whose charts are on a page, as a text to look for
 * figures in: each value as the page writes it, and all that the entry says of it.
 */
export function seriesTextOn(html: string): string {
  const ids = [...html.matchAll(/ data-series="([\w-]+)"/g)].map(([, id = '']) => id);
  return [...new Set(ids)].map(textOfSeries).join(' ');
}

function textOfSeries(id: string): string {
  const file = join(contentFolders().own, seriesFolder, id);
  if (!existsSync(`${file}.yaml`)) return '';
  const yaml = readFileSync(`${file}.yaml`, 'utf8');
  const series = seriesView(id, parse(yaml), readFileSync(`${file}.csv`, 'utf8'));
  const { table, means = [] } = series;
  const values = table.rows.flatMap((row) =>
    row.values.flatMap((value, index) => {
      const column = table.columns[index];
      if (value === undefined || column === undefined) return [];
      return [writtenValue(column, value), shortValue(column, value)];
    }),
  );
  const ofMeans = means.map(({ from, to }) => meanOf(table, from, to).toFixed(1));
  return [yaml.replace(/\s+/g, ' '), ...values, ...ofMeans, ...textsOfPlots(series)].join(' ');
}

/** The words in the drawings of a series on an axis: of its lines, and of the means on a phone. */
function textsOfPlots(series: SeriesView): string[] {
  if (series.chart !== 'series' && series.chart !== 'columns') return [];
  const { path } = findFile('pages/charts.yaml', contentFolders());
  const words: ChartWords = parse(readFileSync(path, 'utf8'));
  const plots: (Plot | undefined)[] = [plotOf(series, words), narrowPlotOf(series, words)?.plot];
  return plots.flatMap((plot) =>
    plot ? [...plot.ticks, ...plot.labels].map(({ text }) => text) : [],
  );
}
