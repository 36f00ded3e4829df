import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadChartSvg } from '#features/evidence/charts/picture/load-chart-pictures.ts';
import { loadSeries } from '#features/evidence/series/load-series.ts';

export async function getStaticPaths() {
  return (await loadSeries()).map((series) => ({
    params: { series: series.id },
    props: { series },
  }));
}

/** The chart of a series as a picture to save; its words are paths, so it needs no font. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await loadChartSvg(props.series)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
