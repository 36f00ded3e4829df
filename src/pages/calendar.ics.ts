import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { calendarResponse, feedFile } from '#features/events/calendar-files/calendar-file.ts';
import { allEvents } from '#features/events/calendar-files/feeds.ts';
import { loadCalendarEvents } from '#features/events/calendar-files/load-calendar-events.ts';

/** All events, for calendar programs. */
export async function GET({ site: base, url }: APIContext): Promise<Response> {
  const file = feedFile({
    feed: allEvents,
    events: await loadCalendarEvents(),
    words: await loadPage('calendarFiles'),
    siteName: (await loadPage('site')).name,
    base: base ?? url,
  });
  return calendarResponse(file);
}
