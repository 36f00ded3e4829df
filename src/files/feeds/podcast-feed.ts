import { coverHref } from '#features/stories/story.ts';
import { noticeOf, type SiteView } from '#site/site.ts';
import { type Episode, feedHrefs } from './episode.ts';
import { mailDate } from './feed-dates.ts';
import type { FeedsFile } from './feeds.schema.ts';
import { podcastItem } from './podcast-item.ts';
import { podcastGuid } from './uuid-v5.ts';
import { element, words, xmlDocument } from './xml.ts';

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

/** What a podcast is made of. */
export interface PodcastParts {
  feeds: FeedsFile;
  site: Pick<SiteView, 'name' | 'email' | 'demonstration' | 'demonstrationNotice'>;
  /** Newest first. */
  episodes: readonly Episode[];
  /** Where the site is. */
  base: URL;
}

/**
 * The podcast (RSS 2.0; Apple's requirements for podcasts; podcast namespace 1.0). Nothing in it is the
 * hour of the build, so the same stories give the same bytes.
 */
export function podcastFeed({ feeds, site, episodes, base }: PodcastParts): string {
  const at = (path: string) => new URL(path, base).href;
  const { title, description, categories } = feeds.podcast;
  const [category = '', ...below] = categories;
  const self = at(feedHrefs.podcast);
  const newest = episodes[0]?.published;
  const channel = element(
    'channel',
    {},
    element('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
    words('title', title),
    words('link', at('/stories')),
    words('description', [description, noticeOf(site)].filter(Boolean).join(' ')),
    words('language', 'en-us'),
    words('copyright', feeds.license),
    ...(newest ? [words('lastBuildDate', mailDate(newest))] : []),
    words('itunes:author', site.name),
    element(
      'itunes:owner',
      {},
      words('itunes:name', site.name),
      words('itunes:email', site.email.stories),
    ),
    words('itunes:type', 'episodic'),
    words('itunes:explicit', 'false'),
    element('itunes:image', { href: at(coverHref('podcast')) }),
    element(
      'itunes:category',
      { text: category },
      ...below.map((text) => element('itunes:category', { text })),
    ),
    words('podcast:guid', podcastGuid(self)),
    words('podcast:medium', 'podcast'),
    words('podcast:locked', 'no'),
    words('podcast:license', 'cc-by-4.0'),
    ...episodes.map((episode) => podcastItem(episode, feeds, at)),
  );
  return xmlDocument(element('rss', { version: '2.0', ...namespaces }, channel));
}
