import { loadPage } from '#content/load-page.ts';
import { drawCover } from '#features/feeds/cover/draw-cover.tsx';

/** The cover of the podcast. */
export async function GET(): Promise<Response> {
  const { name: site } = await loadPage('site');
  const { podcast } = await loadPage('feeds');
  const png = await drawCover({ site, title: podcast.title, lines: [], tags: [] }, []);
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
