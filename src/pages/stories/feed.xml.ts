import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadStories } from '#features/stories/load-stories.ts';
import { atomFeed } from '#files/feeds/atom-feed.ts';
import { newestFirst } from '#files/feeds/episode.ts';

/** All stories, for feed readers. */
export async function GET({ site: base, url }: APIContext): Promise<Response> {
  const feed = atomFeed({
    feeds: await loadPage('feeds'),
    site: await loadPage('site'),
    stories: newestFirst(await loadStories()),
    base: base ?? url,
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml' } });
}
