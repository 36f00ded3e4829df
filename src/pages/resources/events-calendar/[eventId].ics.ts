import type { APIContext } from 'astro';
import type { CalendarEvent } from '#features/events/calendar-files/calendar-event.ts';
import { calendarResponse } from '#features/events/calendar-files/calendar-file.ts';
import { loadCalendarEvents, loadEventFile } from '#features/events/load-events.ts';

export async function getStaticPaths() {
  const events = await loadCalendarEvents();
  return events.map((event) => ({ params: { eventId: event.id }, props: { event } }));
}

/** One event, for calendar programs. */
export async function GET({ props, site: base, url }: APIContext<{ event: CalendarEvent }>) {
  return calendarResponse(await loadEventFile(props.event, base ?? url));
}
