import { loadSearchFiles } from '#features/search/load-search.ts';

/** What the search knows of everything before a query, fetched when a visitor opens it. */
export async function GET(): Promise<Response> {
  return Response.json((await loadSearchFiles()).head);
}
