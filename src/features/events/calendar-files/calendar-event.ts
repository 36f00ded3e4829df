import type { EventFile } from '#features/events/event.schema.ts';
import { instantOf } from '#site/time/wall-clock.ts';

/** An event as calendars get it: its times stay on the clock of its own zone. */
export interface CalendarEvent
  extends Omit<EventFile, 'link' | 'speakers' | 'recording' | 'slides'> {
  id: string;
}

/** Where the page of an event is, and its file for calendars. */
export function eventPaths({ id }: Pick<CalendarEvent, 'id'>): { page: string; file: string } {
  const page = `/resources/events-calendar/${id}`;
  return { page, file: `${page}.ics` };
}

/** An event file → what calendars get of it. */
export function calendarEvent(id: string, file: EventFile): CalendarEvent {
  const { link: _, speakers: __, recording: ___, slides: ____, ...rest } = file;
  return { id, ...rest };
}

/** Earliest first, those of one moment by id, so that a file of the same events is the same file. */
export function inCalendarOrder(events: readonly CalendarEvent[]): CalendarEvent[] {
  const startOf = ({ start, zone }: CalendarEvent) => instantOf(start, zone);
  return events.toSorted(
    (a, b) => startOf(a).localeCompare(startOf(b)) || a.id.localeCompare(b.id),
  );
}
