import ical, {
  escape as escapeText,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import type { CalendarFilesWords } from '#features/events/events.table.ts';
import { fillIn } from '#site/words.ts';
import { eventHref } from '../event.ts';
import { type CalendarEvent, eventText, type Feed } from './calendar-event.ts';
import { offsetsByRules, rulesOfZone } from './zone-rules.ts';

/** How often programs ask for a feed again, in seconds. */
const twelveHours = 12 * 60 * 60;
/**
 * The zone in a calendar without events, because a calendar needs at least one component (RFC 5545,
 * section 3.6).
 */
const officeZone = 'America/New_York';

interface CalendarParts {
  /** In the order of the file. */
  events: readonly CalendarEvent[];
  words: CalendarFilesWords;
  /** The address of the site; its host becomes part of the ids. */
  base: URL;
  siteName: string;
  /** The feed whose file it is, with only its own events; absent in the file of a single event. */
  feed?: Feed;
}

/**
 * Returns events as an iCalendar file (RFC 5545; names and refreshing, RFC 7986). A feed has its
 * past events too, because programs delete what is missing. Times are in the zone of the event,
 * whose rules are in the file, or in UTC. Ids, stamps and revisions come from the content, never
 * from the clock, so that the same events give the same bytes. Throws for an unknown time zone.
 */
export function calendarFile({ events, words, base, siteName, feed }: CalendarParts): string {
  const { all, part, description, everything } = words.feeds;
  const feedEvents = feed ? events.filter(feed.has) : events;
  const name = feed?.label ? part : all;
  const calendar = ical({
    prodId: { company: siteName, product: 'Events', language: 'EN' },
    timezone: { name: feedEvents.length > 0 ? null : officeZone, generator: zoneBlock },
    ...(feed && {
      name: escapeText(fillIn(name, { site: siteName, part: feed.label }), false),
      description: escapeText(fillIn(description, { part: feed.label || everything }), false),
      source: new URL(feed.path, base).href,
      ttl: twelveHours,
    }),
  });
  for (const event of feedEvents) calendar.createEvent(icalEvent(event, words, base));
  return withProperties(`${calendar.toString()}\r\n`);
}

/**
 * Moves all properties of the calendar before its components (RFC 5545, section 3.6), because the
 * library writes the refresh interval of a feed after the zones. Adds the description under its
 * standard name as well (RFC 7986, section 5.2); that name is shorter than the old one, so no line
 * gets too long.
 */
function withProperties(file: string): string {
  const component = /^BEGIN:(VTIMEZONE|VEVENT)\r\n[\s\S]*?^END:\1\r\n/gm;
  const components = file.match(component) ?? [];
  return file
    .replaceAll(component, '')
    .replace(
      /^X-WR-CALDESC:[\s\S]*?\r\n(?! )/m,
      (lines) => lines.replace('X-WR-CALDESC', 'DESCRIPTION') + lines,
    )
    .replace(/^END:VCALENDAR/m, (end) => components.join('') + end);
}

/** An event of a host, which has no page on this site. */
interface HostEvent {
  id: string;
  summary: string;
  location: string | undefined;
  description: string;
  /** Wall times in the zone, `YYYY-MM-DDTHH:MM`. */
  start: string;
  end?: string | undefined;
  zone: string;
  /** The moment at which the file is written. */
  stamp: Date;
}

/**
 * Returns an event of a host as an iCalendar file. `host` is the host name of the site. Throws for
 * an unknown time zone.
 */
export function hostEventFile({ location, ...event }: HostEvent, host: string): string {
  const calendar = ical({
    prodId: { company: host, product: 'Papers', language: 'EN' },
    timezone: { name: null, generator: zoneBlock },
  });
  const { zone, ...times } = fileTimes(event);
  calendar.createEvent({
    ...event,
    ...times,
    id: `${event.id}@${host}`,
    timezone: zone,
    ...(location && { location }),
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  });
  return `${calendar.toString()}\r\n`;
}

function icalEvent(event: CalendarEvent, words: CalendarFilesWords, base: URL): ICalEventData {
  const url = new URL(eventHref(event.id), base).href;
  const isCancelled = event.status === 'cancelled';
  const changed = Temporal.Instant.from(`${event.updated}T12:00:00Z`);
  const { zone, start, end } = fileTimes(event);
  return {
    id: `${event.id}@${base.hostname}`,
    sequence: event.revision,
    stamp: changed,
    lastModified: changed,
    timezone: zone,
    start,
    end,
    summary: event.title,
    location: event.location,
    description: [...eventText(event, words.text), url].join('\n\n'),
    url,
    categories: event.topics.map((name) => ({ name })),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  };
}

/**
 * Returns the times of an event for a calendar file. The file would carry the rules of the event's
 * zone. Where these rules do not give exactly the instants of start and end, the times are in UTC
 * (`zone` is null), which all programs read alike. That happens because
 * - the rules are those of today, and the zone has or will have others on the day of the event;
 * - a clock shows an hour twice: it means the first of the two (RFC 5545, section 3.3.5), but
 *   programs do not agree;
 * - the browser knows a zone for which the library has no rules.
 */
function fileTimes({ start, end, zone }: Pick<HostEvent, 'start' | 'end' | 'zone'>) {
  const isPlain = zone !== 'UTC' && isByRules(start, zone) && (!end || isByRules(end, zone));
  return {
    zone: isPlain ? zone : null,
    start: zoned(start, zone),
    end: end ? zoned(end, zone) : null,
  };
}

/**
 * Whether the rules that a file carries give one instant for a wall time, the same as the time zone
 * table of Temporal.
 */
function isByRules(local: string, zone: string): boolean {
  const rules = rulesOfZone(zone);
  const instant = zoned(local, zone);
  if (rules === undefined || !instant.equals(zoned(local, zone, 'later'))) return false;
  const [offset, ...others] = offsetsByRules(rules, local);
  return others.length === 0 && offset === instant.offsetNanoseconds / 60_000_000_000;
}

function zoned(local: string, zone: string, disambiguation: 'earlier' | 'later' = 'earlier') {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation });
}

/** The `VTIMEZONE` of an IANA zone. Throws on a zone without rules. */
export function zoneBlock(zone: string): string {
  const rules = rulesOfZone(zone);
  if (rules === undefined) throw new Error(`no rules are known for ${zone}`);
  return rules;
}
