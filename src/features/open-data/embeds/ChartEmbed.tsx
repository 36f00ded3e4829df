import { ChartBody } from '#features/evidence/charts/Chart.tsx';
import type { ChartWords } from '#features/evidence/charts/chart-words.schema.ts';
import type { SeriesView } from '#features/evidence/series/series.ts';

/** A chart, for another site: its title, drawing, caution and source. */
export function ChartEmbed({ series, words }: { series: SeriesView; words: ChartWords }) {
  return <ChartBody series={series} words={words} level={1} />;
}
