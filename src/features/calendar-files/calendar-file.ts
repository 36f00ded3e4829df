import ical, {
  escape as escapeText,
  type ICalCalendar,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { type CalendarEvent, eventPaths } from './calendar-event.ts';
import type { CalendarFilesWords } from './calendar-files.schema.ts';
import { eventText } from './event-text.ts';
import { fileTimes } from './file-times.ts';
import { zoneBlock } from './zone-block.ts';

const twelveHours = 12 * 60 * 60;
/** A calendar needs something in it (RFC 5545, section 3.6); one without events has the zone of the office. */
const officeZone = 'America/New_York';

/** What a calendar file is made of. */
export interface CalendarParts {
  /** In the order in which they stand in the file. */
  events: readonly CalendarEvent[];
  words: CalendarFilesWords['text'];
  /** Where the site is: its host stands in the ids. */
  base: URL;
  /** Name of the network. */
  siteName: string;
  /** What one subscribes to; absent in the file of a single event. */
  feed?: { name: string; description: string; path: string };
}

/**
 * Events → an iCalendar file (RFC 5545; names and refreshing, RFC 7986). Times stand in the zone of the
 * event, whose rules are in the file. Ids, stamps and revisions come from the content, never from the
 * clock, so that the same events make the same bytes. Throws on a zone without rules.
 */
export function calendarFile({ events, words, base, siteName, feed }: CalendarParts): string {
  const calendar = ical({
    prodId: { company: siteName, product: 'Events', language: 'EN' },
    timezone: { name: events.length > 0 ? null : officeZone, generator: zoneBlock },
    ...(feed && {
      name: escapeText(feed.name, false),
      description: escapeText(feed.description, false),
      source: new URL(feed.path, base).href,
      ttl: twelveHours,
    }),
  });
  for (const event of events) addEvent(calendar, event, words, base);
  return `${calendar.toString()}\r\n`;
}

function addEvent(
  calendar: ICalCalendar,
  event: CalendarEvent,
  words: CalendarFilesWords['text'],
  base: URL,
): void {
  const url = new URL(eventPaths(event).page, base).href;
  const isCancelled = event.status === 'cancelled';
  const changed = Temporal.Instant.from(`${event.updated}T12:00:00Z`);
  const { zone, start, end } = fileTimes(event);
  calendar.createEvent({
    id: `${event.id}@${base.hostname}`,
    sequence: event.revision,
    stamp: changed,
    lastModified: changed,
    timezone: zone,
    start,
    end,
    summary: event.title,
    location: event.location,
    description: [...eventText(event, words), url].join('\n\n'),
    url,
    categories: event.topics.map((name) => ({ name })),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  });
}
