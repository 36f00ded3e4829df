import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadStories } from '#features/stories/load-stories.ts';
import { episodesOf, newestFirst } from '#files/feeds/episode.ts';
import { podcastFeed } from '#files/feeds/podcast-feed.ts';

/** The stories that can be heard, for podcast programs. */
export async function GET({ site: base, url }: APIContext): Promise<Response> {
  const feed = podcastFeed({
    feeds: await loadPage('feeds'),
    site: await loadPage('site'),
    episodes: newestFirst(episodesOf(await loadStories())),
    base: base ?? url,
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml' } });
}
