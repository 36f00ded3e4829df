import type { APIContext } from 'astro';
import { loadSearchFiles } from '#features/search/load-search.ts';

export async function getStaticPaths() {
  const { head, texts } = await loadSearchFiles();
  return [...texts].map(([record, text]) => ({
    params: { version: head.version, record },
    props: { text },
  }));
}

/** What a page says, for the line under it in a list of results. */
export function GET({ props }: APIContext): Response {
  return Response.json(props['text']);
}
