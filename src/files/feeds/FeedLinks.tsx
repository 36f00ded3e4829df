import { feedHrefs } from './episode.ts';
import type { FeedsFile } from './feeds.schema.ts';

interface Props {
  feeds: Pick<FeedsFile, 'podcast' | 'stories'>;
}

/** Tells feed readers where the feeds are; for the head of a page (RSS autodiscovery). */
export function FeedLinks({ feeds: { podcast, stories } }: Props) {
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
