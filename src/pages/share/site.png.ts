import { loadPage } from '#content/load-page.ts';
import { shareFile } from '#files/share-image/draw-share-card.tsx';
import { siteShareCard } from '#files/share-image/share-card.ts';

/** The picture of the site where a link to it is shared. */
export async function GET(): Promise<Response> {
  const { title } = await loadPage('homePage');
  return shareFile(siteShareCard(await loadPage('site'), title));
}
