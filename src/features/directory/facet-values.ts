import { inAlphabet } from '#site/in-alphabet.ts';
import type { DirectoryEntry } from './directory-entry.ts';
import { type FacetKey, facetKeys, facetOf } from './facets.ts';

/** The values of each facet that some entry has, in the order shown. */
export type FacetValues = Readonly<Record<FacetKey, readonly string[]>>;

/** How many entries each value of each facet would show. */
export type FacetCounts = Readonly<Record<FacetKey, Readonly<Record<string, number>>>>;

/** The values that occur: in the facet's own order, else by alphabet. Unknown values are left out. */
export function facetValues(entries: readonly DirectoryEntry[]): FacetValues {
  return perFacet((key) => {
    const { valuesOf, order } = facetOf(key);
    const found = new Set(entries.flatMap(valuesOf));
    return order ? order.filter((value) => found.has(value)) : inAlphabet(found);
  });
}

/** Something for each facet. */
export function perFacet<Value>(make: (key: FacetKey) => Value): Record<FacetKey, Value> {
  return Object.fromEntries(facetKeys.map((key) => [key, make(key)])) as Record<FacetKey, Value>;
}
