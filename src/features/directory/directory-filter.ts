import { perFacet } from './facet-values.ts';
import { type FacetKey, facetKeys } from './facets.ts';

/** In what order the directory stands. */
export type Sort = 'best' | 'name' | 'daily';

/** What the visitor asks of the directory. */
export interface DirectoryFilter {
  /** Words searched for. */
  q: string;
  /** Whether a speaker needs one of the chosen fields of expertise or all of them. */
  match: 'any' | 'all';
  chosen: Readonly<Record<FacetKey, readonly string[]>>;
  /** Undefined: by name, and by relevance while something is searched for. */
  sort: Sort | undefined;
}

/** A filter that lets everyone through. */
export const emptyFilter: DirectoryFilter = {
  q: '',
  match: 'any',
  chosen: perFacet(() => []),
  sort: undefined,
};

/** One chosen value of one facet. */
export interface Choice {
  key: FacetKey;
  value: string;
}

/** Every chosen value, in the order of the page. */
export function choicesOf({ chosen }: DirectoryFilter): readonly Choice[] {
  return facetKeys.flatMap((key) => chosen[key].map((value) => ({ key, value })));
}

/** Whether anything narrows the list; the order does not. */
export function isActive(filter: DirectoryFilter): boolean {
  return filter.q.trim() !== '' || choicesOf(filter).length > 0;
}

/** Adds a value to its facet, or takes it away. */
export function toggled(filter: DirectoryFilter, { key, value }: Choice): DirectoryFilter {
  const values = filter.chosen[key];
  const next = values.includes(value)
    ? values.filter((other) => other !== value)
    : [...values, value];
  return { ...filter, chosen: { ...filter.chosen, [key]: next } };
}

/** The same without any value of one facet. */
export function without(filter: DirectoryFilter, key: FacetKey): DirectoryFilter {
  return { ...filter, chosen: { ...filter.chosen, [key]: [] } };
}

/** Nothing searched for and nothing chosen (specification section 4); the order stays. */
export function cleared(filter: DirectoryFilter): DirectoryFilter {
  return { ...emptyFilter, sort: filter.sort === 'best' ? undefined : filter.sort };
}

/** The order that holds: relevance needs something searched for. */
export function sortOf({ sort, q }: DirectoryFilter): Sort {
  const isSearch = q.trim() !== '';
  if (sort === undefined) return isSearch ? 'best' : 'name';
  return sort === 'best' && !isSearch ? 'name' : sort;
}
