import { searchWordsIn } from '#site/address/search-words.ts';
import { choicesOf, emptyState, type ListDefinition, type ListState } from './list.ts';
import type { FacetValues } from './select.ts';

/**
 * The query of an address → what it asks of a list. Values that no item has, repeated values, unknown orders and
 * keys are ignored; a facet with one value at a time takes the first; a search is cut at 100 characters.
 */
export function readList<Item extends { id: string }>(
  { facets, sortsFor, textsOf }: ListDefinition<Item>,
  values: FacetValues,
  query: URLSearchParams,
): ListState {
  const chosen = Object.entries(facets).map(([key, { all }]) => {
    const asked = new Set(all ? [query.get(key)] : query.getAll(key));
    return [key, (values[key] ?? []).filter((value) => asked.has(value))];
  });
  const hasMatch = Object.values(facets).some((facet) => facet.hasMatch);
  const state: ListState = {
    ...emptyState,
    q: textsOf ? searchWordsIn(query) : '',
    chosen: Object.fromEntries(chosen),
    match: hasMatch && query.get('match') === 'all' ? 'all' : 'any',
  };
  const [, ...others] = sortsFor?.(state) ?? [];
  return { ...state, sort: others.find(({ id }) => id === query.get('sort'))?.id };
}

/** What is asked of a list → the query of its address; what is as at first is not named. */
export function writeList<Item extends { id: string }>(
  { facets }: ListDefinition<Item>,
  state: ListState,
): URLSearchParams {
  const { q, match, sort } = state;
  const query = new URLSearchParams();
  if (q.trim()) query.set('q', q.trim());
  for (const { facet, value } of choicesOf(facets, state)) query.append(facet, value);
  if (match !== emptyState.match) query.set('match', match);
  if (sort !== undefined) query.set('sort', sort);
  return query;
}
