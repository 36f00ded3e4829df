import type { FeedsFile } from '../story.schema.ts';
import { feedHrefs } from './feeds.ts';

/** The links by which feed readers find the feeds, for the head of a page (RSS autodiscovery). */
export function FeedLinks({ feeds: { podcast, stories } }: { feeds: FeedsFile }) {
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={podcast.title}
        href={feedHrefs.podcast}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={stories.title}
        href={feedHrefs.stories}
      />
    </>
  );
}
