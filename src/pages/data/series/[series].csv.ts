import type { APIContext } from 'astro';
import { readTable, seriesIds } from '#features/evidence/series/load-series.ts';

export async function getStaticPaths() {
  return (await seriesIds()).map((series) => ({ params: { series } }));
}

/** The values of a series, byte for byte as they were checked. */
export async function GET({ params }: APIContext): Promise<Response> {
  return new Response(await readTable(params['series'] ?? ''), {
    headers: { 'content-type': 'text/csv;charset=utf-8' },
  });
}
