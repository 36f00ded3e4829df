import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { atomFeed } from '#features/feeds/atom-feed.ts';
import { newestFirst } from '#features/feeds/episode.ts';
import { loadStories } from '#features/stories/load-stories.ts';

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
