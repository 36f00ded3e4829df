import type { APIContext } from 'astro';
import { loadPageCard } from '#features/search/load-search.ts';
import { type PicturedPage, picturedPages } from '#features/search/records/site-map.ts';
import { shareFile } from '#files/share-image/draw-share-card.tsx';

interface Props {
  page: PicturedPage;
}

export function getStaticPaths() {
  return picturedPages.map((page) => ({ params: { page: page.href.slice(1) }, props: { page } }));
}

/** The picture of a page where a link to it is shared. */
export async function GET({ props: { page } }: APIContext<Props>): Promise<Response> {
  return shareFile(await loadPageCard(page));
}
