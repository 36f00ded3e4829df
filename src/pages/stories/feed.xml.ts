import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadStories } from '#features/stories/load-stories.ts';
import { storiesFeed } from '#features/stories/podcast/feeds.ts';

/** All stories, for feed readers. */
export async function GET({ site: base, url }: APIContext): Promise<Response> {
  const feed = storiesFeed({
    feeds: await loadPage('feeds'),
    site: await loadPage('site'),
    stories: await loadStories(),
    base: base ?? url,
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml' } });
}
