import { loadEntries } from '#features/events/load-events.ts';

/** Every event as the calendar lists one, for a calendar too long for its page. */
export async function GET(): Promise<Response> {
  return Response.json(await loadEntries());
}
