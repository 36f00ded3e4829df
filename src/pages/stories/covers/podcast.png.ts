import { loadPage } from '#content/load-page.ts';
import { coverFile } from '#features/stories/podcast/draw-cover.tsx';

/** The cover of the podcast. */
export async function GET(): Promise<Response> {
  const { name: site } = await loadPage('site');
  const { podcast } = await loadPage('feeds');
  return coverFile({ site, title: podcast.title, lines: [], tags: [] }, []);
}
