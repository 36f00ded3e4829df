import { loadEntries } from '#features/library/load-resources.ts';

/** Every document as the table lists one, for a library too long for one page. */
export async function GET(): Promise<Response> {
  return Response.json(await loadEntries());
}
