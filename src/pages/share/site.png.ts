import { loadPage } from '#content/load-page.ts';
import { drawShareCard } from '#features/share-image/draw-share-card.tsx';
import { siteShareCard } from '#features/share-image/site-share-card.ts';

/** The picture that stands for the site where a link to it is shared. */
export async function GET(): Promise<Response> {
  const { title } = await loadPage('homePage');
  const png = await drawShareCard(siteShareCard(await loadPage('site'), title));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
