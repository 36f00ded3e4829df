import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { libraryFeed } from '#features/library/library-feed.ts';
import { loadResources } from '#features/library/load-resources.ts';

/** What comes into the library, for feed readers. */
export async function GET({ site: base, url }: APIContext): Promise<Response> {
  const feed = libraryFeed({
    feed: (await loadPage('libraryPage')).feed,
    rights: (await loadPage('feeds')).license,
    site: await loadPage('site'),
    resources: await loadResources(),
    base: base ?? url,
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml' } });
}
