import type { APIRoute } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { loadEvidence } from '#features/evidence/claims/load-claims.ts';
import { claimsFile } from '#features/evidence/claims-file.ts';
import { loadClaimUses } from '#features/open-data/claim-uses.ts';

/** Every claim of the site as data. */
export const GET: APIRoute = async ({ url }) =>
  Response.json(claimsFile(await loadEvidence(await loadClaimUses()), await loadPage('site'), url));
