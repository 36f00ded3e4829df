import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadStories } from '#features/stories/load-stories.ts';
import { podcastFeed } from '#features/stories/podcast/feeds.ts';

/** The stories that have recordings, for podcast programs. */
export async function GET({ site: base, url }: APIContext): Promise<Response> {
  const feed = podcastFeed({
    feeds: await loadPage('feeds'),
    site: await loadPage('site'),
    stories: await loadStories(),
    base: base ?? url,
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml' } });
}
