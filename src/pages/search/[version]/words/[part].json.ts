import type { APIContext } from 'astro';
import { loadSearchFiles } from '#features/search/load-search.ts';

export async function getStaticPaths() {
  const { head, parts } = await loadSearchFiles();
  return parts.map((part, number) => ({
    params: { version: head.version, part: String(number) },
    props: { part },
  }));
}

/** The words of the index that begin alike, and where they stand. */
export function GET({ props }: APIContext): Response {
  return Response.json(props['part']);
}
