import { loadSearchFile } from '#features/speakers/directory/load-directory.ts';

/** The index that the directory searches, fetched when a visitor comes near the search field. */
export async function GET(): Promise<Response> {
  return Response.json(await loadSearchFile());
}
