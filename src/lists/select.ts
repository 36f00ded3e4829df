import { fold, inAlphabet } from '#site/fold.ts';
import {
  chosenIn,
  emptyState,
  type Facets,
  type ListDefinition,
  type ListState,
  type Scores,
  sortOf,
  withValues,
} from './list.ts';

/** The values that occur, by facet, in the order shown. */
export type FacetValues = Readonly<Record<string, readonly string[]>>;

/**
 * How many items each value would show if it were chosen; of a facet with one value at a time also
 * its "all" option.
 */
type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Items with their texts folded and their values read, so that no keystroke does it again. */
interface ListIndex<Item extends { id: string }> {
  definition: ListDefinition<Item>;
  items: readonly Item[];
  texts: readonly string[];
  values: readonly FacetValues[];
}

/** What the page is built with: the first items, and what it must know of all of them. */
export interface ListFrame<Item> {
  items: readonly Item[];
  total: number;
  values: FacetValues;
  counts: FacetCounts;
}

/** Items → the same, ready to be searched and counted. */
export function indexList<Item extends { id: string }>(
  definition: ListDefinition<Item>,
  items: readonly Item[],
): ListIndex<Item> {
  return {
    definition,
    items,
    // A search has no line breaks, so that it is found in one text or the other.
    texts: items.map((item) => fold(definition.textsOf?.(item).join('\n') ?? '')),
    values: items.map((item) => perFacet(definition.facets, ({ valuesOf }) => valuesOf(item))),
  };
}

/** The values that occur in items: in the facet's own order, else by alphabet. */
export function valuesIn<Item>(facets: Facets<Item>, items: readonly Item[]): FacetValues {
  return perFacet(facets, ({ valuesOf, order }) => {
    const found = new Set(items.flatMap(valuesOf));
    return order ? order.filter((value) => found.has(value)) : inAlphabet(found);
  });
}

/** All items of a list → what its first page is built with. */
export function frameOf<Item extends { id: string }>(
  definition: ListDefinition<Item>,
  items: readonly Item[],
): ListFrame<Item> {
  return {
    items: items.slice(0, definition.pageSize),
    total: items.length,
    values: valuesIn(definition.facets, items),
    counts: select(indexList(definition, items), emptyState).counts,
  };
}

/**
 * Filters and counts in one pass; items stay in their order. Facets narrow each other; within a
 * facet any chosen value is enough unless all are asked for. A count says what the list would show
 * if that value were chosen: it follows the search and the other facets, and its own where all
 * values are asked for. Without `found` a search is part of one of the texts, whatever the capitals
 * and accents (specification section 5).
 */
export function select<Item extends { id: string }>(
  { definition: { facets }, items, texts, values }: ListIndex<Item>,
  state: ListState,
  found?: Scores,
): { items: readonly Item[]; counts: FacetCounts } {
  const keys = Object.keys(facets);
  const asked = keys.filter((key) => chosenIn(state, key).length > 0);
  const words = fold(state.q.trim());
  const counts: Record<string, Record<string, number>> = perFacet(facets, () => ({}));

  const has = (own: FacetValues, key: string, how: 'some' | 'every') =>
    chosenIn(state, key)[how]((value) => own[key]?.includes(value));
  const needsAll = (key: string) => facets[key]?.hasMatch === true && state.match === 'all';
  const count = (own: FacetValues, key: string) => {
    const of = counts[key] ?? {};
    for (const value of own[key] ?? []) of[value] = (of[value] ?? 0) + 1;
    const all = facets[key]?.all?.value;
    if (all !== undefined) of[all] = (of[all] ?? 0) + 1;
  };

  const left = items.filter((item, place) => {
    if (words !== '' && !(found ? found.has(item.id) : texts[place]?.includes(words))) return false;
    const own = values[place] ?? {};
    const [failed, another] = asked.filter(
      (key) => !has(own, key, needsAll(key) ? 'every' : 'some'),
    );
    if (another !== undefined || (failed !== undefined && needsAll(failed))) return false;
    for (const key of failed === undefined ? keys : [failed]) count(own, key);
    return failed === undefined;
  });
  return { items: left, counts };
}

/** Items in the order that holds; equal ones stay as they were given. */
export function inOrder<Item extends { id: string }>(
  definition: ListDefinition<Item>,
  items: readonly Item[],
  state: ListState,
  scores?: Scores,
): readonly Item[] {
  const compare = sortOf(definition, state, scores)?.compare;
  return compare ? [...items].sort(compare) : items;
}

/**
 * Each chosen facet, or the search (`q`), that left out alone brings something, and how many items:
 * the most first.
 */
export function offersFor<Item extends { id: string }>(
  index: ListIndex<Item>,
  state: ListState,
  found?: Scores,
): { dropped: string; count: number }[] {
  const facets = Object.keys(index.definition.facets).filter(
    (facet) => chosenIn(state, facet).length > 0,
  );
  const countOf = (smaller: ListState) => select(index, smaller, found).items.length;
  return [
    ...facets.map((dropped) => ({ dropped, count: countOf(withValues(state, dropped, [])) })),
    { dropped: 'q', count: state.q.trim() ? countOf({ ...state, q: '' }) : 0 },
  ]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

function perFacet<Item, Value>(
  facets: Facets<Item>,
  make: (facet: Facets<Item>[string]) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(facets).map(([key, facet]) => [key, make(facet)]));
}
