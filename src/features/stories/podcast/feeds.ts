import { createHash } from 'node:crypto';
import { headshotName } from '#features/speakers/profile/press-kit/headshot.ts';
import { atomFeed, momentsOf } from '#files/feeds/atom-feed.ts';
import { element, words, type XmlElement, xmlDocument } from '#files/feeds/xml.ts';
import { noticeOf, type SiteView } from '#site/site.ts';
import type { FeedsFile } from '../story.schema.ts';
import { coverHref, type StoryPerson, type StoryView } from '../story.ts';

/** The paths of the two feeds. */
export const feedHrefs = { podcast: '/stories/podcast.xml', stories: '/stories/feed.xml' } as const;

interface FeedParts {
  feeds: FeedsFile;
  site: SiteView;
  stories: readonly StoryView[];
  /** The origin of the site. */
  base: URL;
}

/**
 * Returns all stories as an Atom feed (RFC 4287), the newest first, each with the files of its
 * recording as enclosures.
 */
export function storiesFeed({ feeds, site, stories, base }: FeedParts): string {
  return atomFeed({
    href: feedHrefs.stories,
    page: '/stories',
    ...feeds.stories,
    rights: feeds.license,
    site,
    base,
    entries: newestFirst(stories).map((story) => ({
      href: story.href,
      title: story.title,
      date: story.published,
      links: (story.recording?.sources ?? []).map(({ src, type, bytes }) => ({
        rel: 'enclosure',
        type,
        length: String(bytes),
        href: src,
      })),
      authors: story.people.map(({ name }) => name),
      categories: story.tags.map(({ name }) => name),
      summary: [`“${story.quote}”`, story.excerpt, story.contentNote].filter(Boolean).join(' '),
    })),
  });
}

/**
 * Returns stories by day of publication, newest first; those of one day by id, so that a change of
 * their places in the tabs moves none.
 */
function newestFirst(stories: readonly StoryView[]): StoryView[] {
  return stories.toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id),
  );
}

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

type Episode = StoryView & { recording: NonNullable<StoryView['recording']> };

function isEpisode(story: StoryView): story is Episode {
  return story.recording !== undefined;
}

/**
 * Returns the stories with recordings as a podcast, the newest first (RSS 2.0; Apple's requirements
 * for podcasts; podcast namespace 1.0). The time of the build is not in it, so the same stories
 * give the same bytes.
 */
export function podcastFeed({ feeds, site, stories, base }: FeedParts): string {
  const fullHref = (path: string) => new URL(path, base).href;
  const { title, description, categories } = feeds.podcast;
  const [category = '', ...subcategories] = categories;
  const feedHref = fullHref(feedHrefs.podcast);
  const newestStories = newestFirst(stories);
  // The moments of all stories, also those without a recording, so that both feeds have the same.
  const moments = momentsOf(newestStories.map(({ published }) => published));
  const episodes = newestStories.flatMap((story, index) =>
    isEpisode(story) ? [{ episode: story, date: rssDate(moments[index] ?? '') }] : [],
  );
  const newest = episodes[0]?.date;
  const channel = element(
    'channel',
    {},
    element('atom:link', { href: feedHref, rel: 'self', type: 'application/rss+xml' }),
    words('title', title),
    words('link', fullHref('/stories')),
    words('description', [description, noticeOf(site)].filter(Boolean).join(' ')),
    words('language', 'en-us'),
    words('copyright', feeds.license),
    ...(newest ? [words('lastBuildDate', newest)] : []),
    words('itunes:author', site.name),
    element(
      'itunes:owner',
      {},
      words('itunes:name', site.name),
      words('itunes:email', site.email.stories),
    ),
    words('itunes:type', 'episodic'),
    words('itunes:explicit', 'false'),
    element('itunes:image', { href: fullHref(coverHref('podcast')) }),
    element(
      'itunes:category',
      { text: category },
      ...subcategories.map((text) => element('itunes:category', { text })),
    ),
    words('podcast:guid', podcastGuid(feedHref)),
    words('podcast:medium', 'podcast'),
    words('podcast:locked', 'no'),
    words('podcast:license', 'cc-by-4.0'),
    ...episodes.map(({ episode, date }) => itemElement(episode, date, feeds.sample, fullHref)),
  );
  return xmlDocument(element('rss', { version: '2.0', ...namespaces }, channel));
}

/** Apple uses another name than IANA for one media type (Apple, "A podcaster's guide to RSS"). */
const appleTypes: Readonly<Record<string, string>> = { 'audio/mp4': 'audio/x-m4a' };

/**
 * Returns an episode of the podcast. `date` is as `rssDate` writes it; `sample` is the note on a
 * recording made by a speech synthesizer; `fullHref` makes a path an address.
 */
function itemElement(
  episode: Episode,
  date: string,
  sample: string,
  fullHref: (path: string) => string,
): XmlElement {
  const { title, excerpt, contentNote, href, location, people, recording } = episode;
  const { sources } = recording;
  // The last file plays everywhere (`RecordingView.sources`).
  const main = sources.at(-1) ?? sources[0];
  const notes = [excerpt, contentNote, recording.isSynthetic ? sample : undefined];
  return element(
    'item',
    {},
    words('title', title),
    words('link', fullHref(href)),
    element('guid', { isPermaLink: 'true' }, fullHref(href)),
    words('pubDate', date),
    words('description', notes.filter(Boolean).join(' ')),
    element('enclosure', {
      url: fullHref(main.src),
      length: String(main.bytes),
      type: appleTypes[main.type] ?? main.type,
    }),
    words('itunes:duration', String(Math.round(recording.duration))),
    words('itunes:episodeType', 'full'),
    words('itunes:explicit', 'false'),
    element('itunes:image', { href: fullHref(coverHref(episode.id)) }),
    element('podcast:transcript', {
      url: fullHref(recording.captions),
      type: 'text/vtt',
      language: 'en-US',
      rel: 'captions',
    }),
    element('podcast:transcript', { url: fullHref(href), type: 'text/html', language: 'en-US' }),
    element('podcast:location', { rel: 'subject', country: 'us' }, location),
    ...people.map((person) => personElement(person, fullHref)),
    ...sources
      .filter((source) => source !== main)
      .map(({ src, type, bytes }) =>
        element(
          'podcast:alternateEnclosure',
          { type, length: String(bytes), lang: 'en-US' },
          element('podcast:source', { uri: fullHref(src) }),
        ),
      ),
  );
}

/** The headshot of a person: podcast programs show it in a small square. */
const personPicture = { shape: 'square', use: 'web' } as const;

/** Returns a person who is heard in an episode (podcast namespace, person). */
function personElement({ name, href, speaker }: StoryPerson, fullHref: (path: string) => string) {
  return element(
    'podcast:person',
    {
      role: 'guest',
      group: 'cast',
      ...(speaker && {
        img: fullHref(`/speakers/headshots/${headshotName(speaker, personPicture)}.jpg`),
      }),
      ...(href && { href: fullHref(href) }),
    },
    name,
  );
}

/**
 * Returns an ISO 8601 moment as RSS has it: `Thu, 18 Jun 2026 12:00:00 GMT` for
 * `2026-06-18T12:00:00Z` (RFC 822, section 5, with four digits for the year, which is the format of
 * `toUTCString`).
 */
export function rssDate(moment: string): string {
  return new Date(moment).toUTCString();
}

/** The name space of podcasts for `podcast:guid`. */
const podcastNamespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/**
 * Returns the permanent id of a podcast by its first address (podcast namespace, guid): the scheme
 * and slashes at the end do not count.
 */
export function podcastGuid(address: string): string {
  return uuidV5(podcastNamespace, address.replace(/^\w+:\/\//, '').replace(/\/+$/, ''));
}

/**
 * Returns the UUID of a name in a name space, itself a UUID: version 5 of RFC 9562, section 5.5.
 */
export function uuidV5(space: string, name: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(space.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  // The version, 5, and the variant.
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const digits = hash.toString('hex', 0, 16);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
