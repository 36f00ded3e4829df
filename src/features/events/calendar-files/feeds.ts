import { formatLabels, formats, regions, topics } from '#site/vocabulary.ts';
import type { CalendarEvent } from './calendar-event.ts';

/** By what the events of a calendar are chosen. */
type FeedKind = 'topic' | 'region' | 'format';

/** A calendar that programs subscribe to; its address never changes. */
export interface Feed {
  /** Undefined for the calendar of all events. */
  kind?: FeedKind;
  /** The last segment of its path, without extension: `mental-health`. */
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

/** One calendar for each topic, region and format, also without events, because subscribers need the address to stay. */
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

/** The absolute addresses of a feed: `address` to copy, and `webcal`, whose scheme opens the calendar program. */
export function feedAddresses({ path }: Pick<Feed, 'path'>, base: URL | string) {
  const { href, host } = new URL(path, base);
  return { address: href, webcal: `webcal://${host}${path}` };
}
