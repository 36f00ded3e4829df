import { fetchJson } from '#site/use-loaded.ts';
import { inOrderOfLanguage } from '../spanish.ts';
import { type SearchFile, searchFileHref } from './search-file.ts';
import { type Finding, openSearchFile, type SiteSearch, searchSite } from './site-search.ts';

let search: Promise<SiteSearch> | undefined;

/**
 * Returns the published search, fetched at the first call. Rejects where it cannot be had; the next
 * call then fetches it again.
 */
export function fetchSearch(): Promise<SiteSearch> {
  search ??= fetchJson<SearchFile>(searchFileHref).then(openSearchFile);
  search.catch(() => {
    search = undefined;
  });
  return search;
}

/**
 * Looks for a query in the published search; pages in its language come first. Rejects where that
 * cannot be had.
 */
export async function findOnSite(query: string): Promise<Finding> {
  const finding = searchSite(await fetchSearch(), query, new Date());
  return { ...finding, hits: inOrderOfLanguage(query, finding.hits) };
}
