import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { changesFeed, changesOf } from '#features/evidence/changes/changes.ts';
import { loadEvidence } from '#features/evidence/claims/load-claims.ts';
import { libraryFeed } from '#features/library/library-feed.ts';
import { loadResources } from '#features/library/load-resources.ts';
import { loadStories } from '#features/stories/load-stories.ts';
import { podcastFeed, storiesFeed } from '#features/stories/podcast/feeds.ts';

/** The feeds: stories, recordings (for podcast programs), documents, and changes of claims. */
export const getStaticPaths = () => [
  feed('stories/feed', 'atom', async (base) => storiesFeed(await storyParts(base))),
  feed('stories/podcast', 'rss', async (base) => podcastFeed(await storyParts(base))),
  feed('resources/library/feed', 'atom', async (base) => {
    const { feed: words } = await loadPage('libraryPage');
    const { license: rights } = await loadPage('feeds');
    const site = await loadPage('site');
    return libraryFeed({ feed: words, rights, site, resources: await loadResources(), base });
  }),
  feed('evidence/changes', 'atom', async (base) => {
    const { feed: words, topics } = await loadPage('evidencePage');
    const { license } = await loadPage('feeds');
    const site = await loadPage('site');
    // Without the pages that show the claims, because the feed does not list them.
    const changes = changesOf(await loadEvidence([]), topics);
    return changesFeed({ words, license, base, site, changes });
  }),
];

function feed(path: string, format: 'atom' | 'rss', write: (base: URL) => Promise<string>) {
  return { params: { feed: path }, props: { format, write } };
}

async function storyParts(base: URL) {
  const feeds = await loadPage('feeds');
  return { feeds, site: await loadPage('site'), stories: await loadStories(), base };
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async (context) => {
  const { props, site, url } = context;
  const headers = { 'content-type': `application/${props.format}+xml` };
  return new Response(await props.write(site ?? url), { headers });
};
