import type { SiteFacts } from '#hosting/built-site.ts';
import { ask } from '#hosting/testing/ask.ts';

/** One request of the load, and the status that alone is right. */
export interface LoadQuestion {
  path: string;
  headers: Record<string, string>;
  status: 200 | 206 | 304 | 404;
}

/** Every address of a site: pages, and files that are no pages. */
export function addressesOf({ pages, missing, files }: SiteFacts): string[] {
  const htmlFiles = new Set([...pages, ...missing].map(({ file }) => file));
  return [...pages.map(({ path }) => path), ...files.filter((file) => !htmlFiles.has(file))].map(
    encodeURI,
  );
}

/**
 * A mix that breaks caches (RELIABILITY.md, section 5): of ten requests one is for nothing, one asks again for
 * what it has, one wants a part, and the others want a whole file, small. In the same order every time.
 */
export async function mixedQuestions(port: number, site: SiteFacts): Promise<LoadQuestion[]> {
  const paths = addressesOf(site);
  const questions = paths.map(async (path, place): Promise<LoadQuestion> => {
    const headers = { 'accept-encoding': 'br' };
    if (place % 10 === 1) return { path: `/missing${path}`, headers, status: 404 };
    if (place % 10 === 4) {
      const { headers: told } = await ask({ port, path, headers });
      return { path, headers: { ...headers, 'if-none-match': String(told.etag) }, status: 304 };
    }
    if (place % 10 === 7) return { path, headers: { range: 'bytes=0-99' }, status: 206 };
    return { path, headers, status: 200 };
  });
  return Promise.all(questions);
}
