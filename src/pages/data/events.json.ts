import type { APIRoute } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { eventsFile } from '#features/events/events-file.ts';
import { loadEvents } from '#features/events/load-events.ts';

/** The events calendar as data. */
export const GET: APIRoute = async ({ url }) =>
  Response.json(eventsFile(await loadEvents(), await loadPage('site'), url));
