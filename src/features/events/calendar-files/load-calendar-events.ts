import { getCollection } from 'astro:content';
import { type CalendarEvent, calendarEvent, inCalendarOrder } from './calendar-event.ts';

/** Every event, ready for calendar files. */
export async function loadCalendarEvents(): Promise<CalendarEvent[]> {
  const entries = await getCollection('events');
  return inCalendarOrder(entries.map(({ id, data }) => calendarEvent(id, data)));
}
