import { loadSearchedTexts } from '#features/events/load-events.ts';

/** What the calendar searches of each event. */
export async function GET(): Promise<Response> {
  return Response.json(await loadSearchedTexts());
}
