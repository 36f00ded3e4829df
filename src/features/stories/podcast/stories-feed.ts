import { atomFeed } from '#files/feeds/atom-feed.ts';
import type { SiteView } from '#site/site.ts';
import type { FeedsFile } from '../stories-words.schema.ts';
import type { StoryView } from '../story.ts';

/** Paths of the feeds of stories. */
export const feedHrefs = { podcast: '/stories/podcast.xml', stories: '/stories/feed.xml' } as const;

/** The content of a feed of stories. */
export interface StoriesFeedParts {
  feeds: FeedsFile;
  site: Pick<SiteView, 'name'>;
  /** In the order of the list. */
  stories: readonly StoryView[];
  /** Address of the site. */
  base: URL;
}

/** All stories as an Atom feed, the newest first, each with the files of its recording as enclosures. */
export function storiesFeed({ feeds, site, stories, base }: StoriesFeedParts): string {
  return atomFeed({
    ...{ href: feedHrefs.stories, page: '/stories', ...feeds.stories, rights: feeds.license },
    ...{ site, base },
    entries: newestFirst(stories).map((story) => ({
      ...{ href: story.href, title: story.title, date: story.published },
      links: (story.recording?.sources ?? []).map(({ src, type, bytes }) => ({
        ...{ rel: 'enclosure', type, length: String(bytes), href: src },
      })),
      authors: story.people.map(({ name }) => name),
      categories: story.tags.map(({ name }) => name),
      summary: [`“${story.quote}”`, story.excerpt, story.contentNote].filter(Boolean).join(' '),
    })),
  });
}

/** Stories by day of publication, newest first; those of one day keep their order. */
export function newestFirst<Story extends Pick<StoryView, 'published'>>(
  stories: readonly Story[],
): Story[] {
  return stories.toSorted((a, b) => b.published.localeCompare(a.published));
}
