import { loadDescriptions } from '#features/calendar/load-calendar.ts';

/** What the calendar searches of each event beside its title. */
export async function GET(): Promise<Response> {
  return Response.json(await loadDescriptions());
}
