import { searchInAddress } from '#site/search/search-in-address.ts';

/** The kinds of results, in the order of their groups when they fit equally well. */
export const resultKinds = [
  'speaker',
  'story',
  'hazard',
  'claim',
  'resource',
  'event',
  'page',
] as const;
export type ResultKind = (typeof resultKinds)[number];

/** A search: words, and the kinds of results that are shown; none chosen shows all. */
export interface SearchState {
  q: string;
  kinds: readonly ResultKind[];
}

export const emptySearch: SearchState = { q: '', kinds: [] };

/** The fewest characters of a query that is looked for. */
export const minQueryLength = 2;

/** The page of results, which reads its search from the query of its address. */
export const searchHref = '/search';

/**
 * Reads a search from the query of an address. Unknown and repeated kinds are ignored; words are
 * cut at 100 characters.
 */
export function searchFromAddress(query: URLSearchParams): SearchState {
  const named = new Set(query.getAll('kind'));
  return { q: searchInAddress(query), kinds: resultKinds.filter((kind) => named.has(kind)) };
}

/** Returns the query of the address of a search; what is not chosen is not named. */
export function searchToAddress({ q, kinds }: SearchState): URLSearchParams {
  const query = new URLSearchParams();
  if (q.trim()) query.set('q', q.trim());
  for (const kind of kinds) query.append('kind', kind);
  return query;
}

/** Returns a search with a kind chosen, or no longer chosen if it was. */
export function toggledKind({ q, kinds }: SearchState, toggled: ResultKind): SearchState {
  const isChosen = (kind: ResultKind) => kinds.includes(kind) !== (kind === toggled);
  return { q, kinds: resultKinds.filter(isChosen) };
}
