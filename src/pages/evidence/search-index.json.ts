import { loadSearchIndex } from '#features/evidence/load-evidence.ts';

/** What the search of the claims looks in. */
export async function GET(): Promise<Response> {
  return Response.json(await loadSearchIndex());
}
