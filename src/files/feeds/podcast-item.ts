import { headshotName } from '#features/speakers/profile/press-kit/headshot.ts';
import { coverHref, type StoryPerson } from '#features/stories/story.ts';
import { type Episode, mainSource } from './episode.ts';
import { mailDate } from './feed-dates.ts';
import type { FeedsFile } from './feeds.schema.ts';
import { element, words, type XmlElement } from './xml.ts';

/** Apple names one type otherwise than its register does (Apple, "A podcaster's guide to RSS"). */
const appleTypes: Readonly<Record<string, string>> = { 'audio/mp4': 'audio/x-m4a' };

/** Podcast programs show a person small and square. */
const picture = { shape: 'square', use: 'web' } as const;

/** A story → an episode of the podcast. `at` makes an address whole. */
export function podcastItem(
  episode: Episode,
  { sample }: Pick<FeedsFile, 'sample'>,
  at: (path: string) => string,
): XmlElement {
  const { title, excerpt, contentNote, href, published, location, people, recording } = episode;
  const main = mainSource(episode);
  const notes = [excerpt, contentNote, recording.isSynthetic ? sample : undefined];
  return element(
    'item',
    {},
    words('title', title),
    words('link', at(href)),
    element('guid', { isPermaLink: 'true' }, at(href)),
    words('pubDate', mailDate(published)),
    words('description', notes.filter(Boolean).join(' ')),
    element('enclosure', {
      url: at(main.src),
      length: String(main.bytes),
      type: appleTypes[main.type] ?? main.type,
    }),
    words('itunes:duration', String(Math.round(recording.duration))),
    words('itunes:episodeType', 'full'),
    words('itunes:explicit', 'false'),
    element('itunes:image', { href: at(coverHref(episode.id)) }),
    element('podcast:transcript', {
      url: at(recording.captions),
      type: 'text/vtt',
      language: 'en-US',
      rel: 'captions',
    }),
    element('podcast:transcript', { url: at(href), type: 'text/html', language: 'en-US' }),
    element('podcast:location', { rel: 'subject', country: 'us' }, location),
    ...people.map((person) => personElement(person, at)),
    ...otherSources(episode, at),
  );
}

function personElement({ name, href, speaker }: StoryPerson, at: (path: string) => string) {
  return element(
    'podcast:person',
    {
      role: 'guest',
      group: 'cast',
      ...(speaker && { img: at(`/speakers/headshots/${headshotName(speaker, picture)}.jpg`) }),
      ...(href && { href: at(href) }),
    },
    name,
  );
}

function otherSources(episode: Episode, at: (path: string) => string): XmlElement[] {
  const main = mainSource(episode);
  return episode.recording.sources
    .filter((source) => source !== main)
    .map(({ src, type, bytes }) =>
      element(
        'podcast:alternateEnclosure',
        { type, length: String(bytes), lang: 'en-US' },
        element('podcast:source', { uri: at(src) }),
      ),
    );
}
