import { searchWordsIn } from '#site/address/search-words.ts';
import { type DirectoryFilter, emptyFilter, type Sort } from './directory-filter.ts';
import { type FacetValues, perFacet } from './facet-values.ts';
import { facetKeys } from './facets.ts';

const sorts: readonly Sort[] = ['best', 'name', 'daily'];

/**
 * The query of an address → the filter it asks for. Values that no speaker has, repeated values and
 * unknown keys are ignored; a search is cut at 100 characters.
 */
export function filterFromAddress(query: URLSearchParams, values: FacetValues): DirectoryFilter {
  return {
    q: searchWordsIn(query),
    match: query.get('match') === 'all' ? 'all' : 'any',
    chosen: perFacet((key) => {
      const asked = new Set(query.getAll(key));
      return values[key].filter((value) => asked.has(value));
    }),
    sort: sorts.find((sort) => sort === query.get('sort')),
  };
}

/** A filter → the query of its address; what is not chosen is not named. */
export function filterToAddress({ q, match, chosen, sort }: DirectoryFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (q.trim()) query.set('q', q.trim());
  for (const key of facetKeys) for (const value of chosen[key]) query.append(key, value);
  if (match !== emptyFilter.match) query.set('match', match);
  if (sort) query.set('sort', sort);
  return query;
}
