import type { APIRoute } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { claimsFile } from '#features/evidence/data/claims-file.ts';
import { loadEvidence } from '#features/evidence/load-evidence.ts';

/** Every claim of the site as data. */
export const GET: APIRoute = async ({ url }) =>
  Response.json(claimsFile(await loadEvidence(), await loadPage('site'), url));
