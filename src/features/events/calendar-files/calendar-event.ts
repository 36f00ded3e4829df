import { clockLabel, weekdayDate, zoneNameAt } from '#site/time/labels.ts';
import { instantOf } from '#site/time/wall-clock.ts';
import { formatLabels, formats, regions, topics } from '#site/vocabulary.ts';
import { fillIn } from '#site/words.ts';
import type { EventFile } from '../event.schema.ts';
import type { CalendarFilesWords } from '../events.table.ts';

/** An event as calendar programs get it: its times are on the clock of its own zone. */
export type CalendarEvent = EventFile & { id: string };

/**
 * Returns events with the earliest first, those of one moment by id, so that the same events always
 * give the same file.
 */
export function inCalendarOrder(events: readonly CalendarEvent[]): CalendarEvent[] {
  const startInstant = ({ start, zone }: CalendarEvent) => instantOf(start, zone);
  return [...events].sort(
    (a, b) => startInstant(a).localeCompare(startInstant(b)) || a.id.localeCompare(b.id),
  );
}

/**
 * Returns the paragraphs that describe an event in a calendar program: a status other than
 * scheduled, the summary, the time on the clock of the event's zone, how to join, access. Programs
 * without time zones show hours in the visitor's zone, so the paragraph on time names the zone.
 */
export function eventText(event: CalendarEvent, words: CalendarFilesWords['text']): string[] {
  const { status, statusNote, summary, howToJoin, access } = event;
  return [
    ...(status === 'scheduled' ? [] : [`${words[status]} ${statusNote ?? ''}`.trim()]),
    summary,
    fillIn(words.when, { when: whenInWords(event) }),
    fillIn(words.join, { join: howToJoin }),
    fillIn(words.access, { access }),
  ];
}

/** `Thursday, December 10, 2026, 12:00 PM to 1:30 PM, Central Standard Time (America/Chicago)`. */
function whenInWords({ start, end, zone }: CalendarEvent): string {
  const day = weekdayDate(start);
  const lastDay = weekdayDate(end);
  const until = day === lastDay ? clockLabel(end) : `${lastDay}, ${clockLabel(end)}`;
  return `${day}, ${clockLabel(start)} to ${until}, ${zoneNameAt(start, zone)} (${zone})`;
}

/** A calendar that programs subscribe to; its address never changes. */
export interface Feed {
  /** The name for visitors, `mental health`; empty for the calendar of all events. */
  label: string;
  path: string;
  has: (event: CalendarEvent) => boolean;
}

export const allEvents: Feed = { label: '', path: '/calendar.ics', has: () => true };

/**
 * One calendar for each topic, region and format, also without events, because subscribers need the
 * address to stay.
 */
export const partFeeds = {
  topics: topics.map((topic) => feed('topic', topic, (event) => event.topics.includes(topic))),
  regions: regions.map((region) => feed('region', region, (event) => event.region === region)),
  formats: formats.map((format) => ({
    ...feed('format', format, (event) => event.format === format),
    label: formatLabels[format],
  })),
};

function feed(kind: string, label: string, has: Feed['has']): Feed {
  return { label, path: `/calendar/${kind}/${label.toLowerCase().replaceAll(' ', '-')}.ics`, has };
}

/**
 * Returns the absolute addresses of a feed: `address` to copy, and `webcal`, whose scheme opens the
 * calendar program.
 */
export function feedAddresses({ path }: Pick<Feed, 'path'>, base: URL | string) {
  const { href, host } = new URL(path, base);
  return { address: href, webcal: `webcal://${host}${path}` };
}
