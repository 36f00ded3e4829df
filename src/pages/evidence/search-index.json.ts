import { loadPage } from '#content/load-page.ts';
import { loadEvidence } from '#features/evidence/claims/load-claims.ts';
import { namesOf } from '#features/evidence/finder/claim-list.ts';
import { indexClaims } from '#features/evidence/finder/evidence-index.ts';
import { loadClaimUses } from '#features/open-data/claim-uses.ts';

/** The index of the claims, which the search of the evidence page downloads. */
export async function GET(): Promise<Response> {
  const names = namesOf(await loadPage('evidencePage'));
  const entries = await loadEvidence(await loadClaimUses());
  return Response.json(indexClaims(entries, names));
}
