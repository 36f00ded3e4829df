import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadStories } from '#features/stories/load-stories.ts';
import { podcastFeed } from '#features/stories/podcast/podcast-feed.ts';
import { storiesFeed } from '#features/stories/podcast/stories-feed.ts';

/** Of each feed what writes it, and its media type. */
const feeds = {
  feed: { write: storiesFeed, type: 'application/atom+xml' },
  podcast: { write: podcastFeed, type: 'application/rss+xml' },
} as const;
type FeedName = keyof typeof feeds;

export const getStaticPaths = () => Object.keys(feeds).map((feed) => ({ params: { feed } }));

/** All stories for feed readers, or those that have recordings for podcast programs. */
export async function GET({ params, site: base, url }: APIContext<object, { feed: FeedName }>) {
  const { write, type } = feeds[params.feed];
  const feed = write({
    feeds: await loadPage('feeds'),
    site: await loadPage('site'),
    stories: await loadStories(),
    base: base ?? url,
  });
  return new Response(feed, { headers: { 'content-type': type } });
}
