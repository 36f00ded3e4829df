import { fetchJson } from '#site/use-loaded.ts';
import { headHref, partHref, type SearchHead, textHref } from '../find/search-files.ts';
import { type Finding, type SiteFinder, siteFinder } from './site-finder.ts';

let finder: Promise<SiteFinder> | undefined;

/** What a query found, and the finder that knows the records. */
export interface Found {
  finding: Finding;
  finder: SiteFinder;
}

/** The finder of the published index, fetched at the first call. Rejects where it cannot be had; the next call tries again. */
export function theFinder(): Promise<SiteFinder> {
  finder ??= fetchJson<SearchHead>(headHref).then((head) =>
    siteFinder(head, {
      part: (number) => fetchJson(partHref(head.version, number)),
      text: (id) => fetchJson(textHref(head.version, id)),
    }),
  );
  finder.catch(() => {
    finder = undefined;
  });
  return finder;
}

/**
 * Looks for a query in the published index. Where a part is gone because the site has a new release, the
 * index of that release is fetched and asked once. Rejects where the search does not work.
 */
export async function findOnSite(query: string): Promise<Found> {
  const known = await theFinder();
  try {
    return { finding: await known.find(query, new Date()), finder: known };
  } catch (fault) {
    finder = undefined;
    const fresh = await theFinder();
    if (fresh.head.version === known.head.version) throw fault;
    return { finding: await fresh.find(query, new Date()), finder: fresh };
  }
}
