import { searchInAddress } from '#site/search/search-in-address.ts';

/**
 * What can be found, in the order in which the groups stand when they fit equally well, and how
 * much each counts: a kit or a page answers a whole question, a claim one sentence of it.
 */
export const kindWeights = {
  speaker: 1.3,
  story: 1,
  hazard: 2,
  claim: 0.8,
  resource: 1,
  event: 0.9,
  page: 1.1,
} as const;
export type ResultKind = keyof typeof kindWeights;
export const resultKinds = Object.keys(kindWeights) as readonly ResultKind[];

/** What is looked for: words, and the kinds that are shown; none chosen shows all. */
export interface SearchState {
  q: string;
  kinds: readonly ResultKind[];
}

export const emptySearch: SearchState = { q: '', kinds: [] };

/** A query needs so many letters before anything is looked for. */
export const minQueryLength = 2;

/** Where the page of results is; it reads its search from its query. */
export const searchHref = '/search';

/**
 * The query of an address → the search it asks for. Unknown and repeated kinds are ignored; words
 * are cut at 100 characters.
 */
export function searchFromAddress(query: URLSearchParams): SearchState {
  const asked = new Set(query.getAll('kind'));
  return { q: searchInAddress(query), kinds: resultKinds.filter((kind) => asked.has(kind)) };
}

/** A search → the query of its address; what is not chosen is not named. */
export function searchToAddress({ q, kinds }: SearchState): URLSearchParams {
  const query = new URLSearchParams();
  if (q.trim()) query.set('q', q.trim());
  for (const kind of kinds) query.append('kind', kind);
  return query;
}

/** The search with a kind chosen, or no longer. */
export function toggledKind({ q, kinds }: SearchState, toggled: ResultKind): SearchState {
  const isChosen = (kind: ResultKind) => kinds.includes(kind) !== (kind === toggled);
  return { q, kinds: resultKinds.filter(isChosen) };
}
