import { loadPage } from '#content/load-page.ts';
import { cachedBytes } from '#files/build-cache.ts';
import { loadSeries } from '../../series/load-series.ts';
import type { SeriesView } from '../../series/series.ts';
import { pictureHref } from '../chart-files.ts';
import { drawChartPicture, pngOf } from './chart-picture.tsx';

/** Loads the picture of a series as SVG, drawn once for the same values and words. */
export async function loadChartSvg(series: SeriesView): Promise<Buffer> {
  const words = await loadPage('chartWords');
  const { name } = await loadPage('site');
  return cachedBytes('chart-svg', [series, words, name], async () =>
    Buffer.from(await drawChartPicture(series, words, name)),
  );
}

/** Returns the pictures of all series as PNG: the path of each, and what responds with it. */
export async function chartPngs() {
  return (await loadSeries()).map((series) => ({
    href: pictureHref(series.id, 'png'),
    draw: async () => {
      const svg = await loadChartSvg(series);
      const png = await cachedBytes('chart-png', [svg], () => pngOf(svg.toString('utf8')));
      return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
    },
  }));
}
