import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import type { CalendarEvent } from '#features/calendar-files/calendar-event.ts';
import { calendarFile, calendarResponse } from '#features/calendar-files/calendar-file.ts';
import { loadCalendarEvents } from '#features/calendar-files/load-calendar-events.ts';

export async function getStaticPaths() {
  const events = await loadCalendarEvents();
  return events.map((event) => ({ params: { eventId: event.id }, props: { event } }));
}

/** One event, for calendar programs. */
export async function GET({ props, site: base, url }: APIContext<{ event: CalendarEvent }>) {
  const { text: words } = await loadPage('calendarFiles');
  const { name: siteName } = await loadPage('site');
  return calendarResponse(
    calendarFile({ events: [props.event], words, siteName, base: base ?? url }),
  );
}
