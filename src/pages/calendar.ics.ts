import type { APIContext } from 'astro';
import { allEvents } from '#features/events/calendar-files/calendar-event.ts';
import { calendarResponse } from '#features/events/calendar-files/calendar-file.ts';
import { loadFeedFile } from '#features/events/load-events.ts';

/** All events, for calendar programs. */
export async function GET({ site: base, url }: APIContext): Promise<Response> {
  return calendarResponse(await loadFeedFile(allEvents, base ?? url));
}
