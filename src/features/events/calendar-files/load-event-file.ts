import { loadPage } from '#content/load-page.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { calendarFile } from './calendar-file.ts';

/** The file of one event, for calendar programs. `base` is where the site is. */
export async function loadEventFile(event: CalendarEvent, base: URL): Promise<string> {
  const { text: words } = await loadPage('calendarFiles');
  const { name: siteName } = await loadPage('site');
  return calendarFile({ events: [event], words, siteName, base });
}
