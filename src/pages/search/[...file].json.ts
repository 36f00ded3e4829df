import type { APIContext } from 'astro';
import { loadSearchFiles } from '#features/search/load-search.ts';

export async function getStaticPaths() {
  const { files } = await loadSearchFiles();
  return [...files].map(([href, content]) => ({
    params: { file: href.replace(/^\/search\/|\.json$/g, '') },
    props: { content },
  }));
}

/** A file of the search: its head, the words of the index that begin alike, or what a page says. */
export function GET({ props }: APIContext): Response {
  return Response.json(props['content']);
}
