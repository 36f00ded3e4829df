import type { APIRoute } from 'astro';
import { speakersFileJsonSchema } from '#features/speakers/speakers-file.ts';

/** What `/data/speakers.json` may contain. */
export const GET: APIRoute = ({ url }) => Response.json(speakersFileJsonSchema(url));
