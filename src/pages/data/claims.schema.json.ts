import type { APIRoute } from 'astro';
import { claimsFileJsonSchema } from '#features/evidence/claims-file.ts';

/** What `/data/claims.json` may contain. */
export const GET: APIRoute = ({ url }) => Response.json(claimsFileJsonSchema(url));
