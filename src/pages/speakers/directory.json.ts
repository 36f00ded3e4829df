import { loadDirectory } from '#features/speakers/directory/load-directory.ts';

/** Every speaker as the directory lists one, for a list too long for one page. */
export async function GET(): Promise<Response> {
  return Response.json(await loadDirectory());
}
