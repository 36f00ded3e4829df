import type { EventView } from '#features/events/event.ts';

/** An event as the calendar lists one, small enough that a thousand travel to the browser. */
export type CalendarEntry = Pick<
  EventView,
  | 'id'
  | 'title'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'location'
  | 'format'
  | 'region'
  | 'topics'
  | 'status'
>;

/** An event's view → its entry. */
export function entryOf(event: EventView): CalendarEntry {
  const { id, title, startsAt, endsAt, timeZone, location, format, region, topics, status } = event;
  return { id, title, startsAt, endsAt, timeZone, location, format, region, topics, status };
}

/** The address of an event's own page. */
export function eventHref(id: string): string {
  return `/resources/events-calendar/${id}`;
}

/** Shows everything of an event. */
export type OpenEvent = (event: CalendarEntry) => void;

/** What the dialog says of an event beyond its entry. */
export interface EventDetails
  extends Pick<EventView, 'summary' | 'audience' | 'howToJoin' | 'access' | 'speakers'> {
  /** Paragraphs of plain text. */
  description: readonly string[];
  /** The host's own page. */
  link?: string | undefined;
}

/** A view and the plain text of its description → what its dialog shows. */
export function detailsOf(event: EventView, description: string): EventDetails {
  const { summary, audience, howToJoin, access, speakers, link } = event;
  const paragraphs = description.split(/\n+/);
  return { summary, audience, howToJoin, access, speakers, link, description: paragraphs };
}
