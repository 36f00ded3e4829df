import type { APIContext } from 'astro';
import { loadDetails } from '#features/events/load-events.ts';

export async function getStaticPaths() {
  return (await loadDetails()).map(([eventId, details]) => ({
    params: { eventId },
    props: { details },
  }));
}

/** What the dialog shows of an event beyond its line in the list. */
export function GET({ props }: APIContext): Response {
  return Response.json(props['details']);
}
