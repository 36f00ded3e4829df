/** A calendar file as the answer of a route. */
export function calendarResponse(file: string): Response {
  return new Response(file, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}
