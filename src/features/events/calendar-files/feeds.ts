import { formatLabels, formats, regions, topics } from '#site/vocabulary.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** What a calendar may be a part of. */
export type FeedKind = 'topic' | 'region' | 'format';

/** A calendar one can subscribe to, at an address that stays. */
export interface Feed {
  /** Undefined for the calendar of all events. */
  kind?: FeedKind;
  /** The last step of its address, without ending: `mental-health`. */
  slug: string;
  /** As visitors read it: `mental health`; empty for all events. */
  label: string;
  path: string;
  has: (event: CalendarEvent) => boolean;
}

/** The calendar of all events. */
export const allEvents: Feed = {
  slug: 'calendar',
  label: '',
  path: '/calendar.ics',
  has: () => true,
};

/** One calendar for each topic, region and format, whether there are events or not: an address that somebody follows may not go. */
export const partFeeds: Readonly<Record<FeedKind, readonly Feed[]>> = {
  topic: topics.map((topic) =>
    feed('topic', topic, topic, (event) => event.topics.includes(topic)),
  ),
  region: regions.map((region) =>
    feed('region', region, region, (event) => event.region === region),
  ),
  format: formats.map((format) =>
    feed('format', format, formatLabels[format], (event) => event.format === format),
  ),
};

function feed(kind: FeedKind, word: string, label: string, has: Feed['has']): Feed {
  const slug = word.toLowerCase().replaceAll(' ', '-');
  return { kind, slug, label, path: `/calendar/${kind}/${slug}.ics`, has };
}

/** The addresses of a feed: with its host, to be copied, and as calendar programs are handed one. */
export function feedAddresses({ path }: Pick<Feed, 'path'>, base: URL | string) {
  const { href, host } = new URL(path, base);
  return { address: href, webcal: `webcal://${host}${path}` };
}
