import type { APIRoute } from 'astro';
import { resourcesFileJsonSchema } from '#features/library/resources-file.ts';

/** What `/data/resources.json` may contain. */
export const GET: APIRoute = ({ url }) => Response.json(resourcesFileJsonSchema(url));
