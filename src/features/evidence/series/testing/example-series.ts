import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { ChartWords } from '../../charts/chart-words.schema.ts';
import { type SeriesView, seriesView } from '../series.ts';

/** Every series of the example, with the text of its table. */
export const exampleSeries: readonly { series: SeriesView; csv: string }[] = globSync(
  'example/series/*.yaml',
).map((path) => {
  const csv = readFileSync(path.replace(/yaml$/, 'csv'), 'utf8');
  const file = parse(readFileSync(path, 'utf8'));
  return { series: seriesView(basename(path, '.yaml'), file, csv), csv };
});

/** The words around the charts of the example. */
export const exampleChartWords: ChartWords = parse(
  readFileSync('example/pages/charts.yaml', 'utf8'),
);

/** Returns a series of the example. Throws for an unknown id. */
export function seriesOfExample(id: string): SeriesView {
  const found = exampleSeries.find(({ series }) => series.id === id);
  if (!found) throw new Error(`example/series has no ${id}`);
  return found.series;
}
