import type { APIRoute } from 'astro';
import { eventsFileJsonSchema } from '#features/events/events-file.ts';

/** What `/data/events.json` may contain. */
export const GET: APIRoute = ({ url }) => Response.json(eventsFileJsonSchema(url));
