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
