import { inAlphabet } from '#site/alphabet.ts';
import { anySpelling } from '#site/search/compounds.ts';
import { fold } from '#site/search/fold.ts';
import {
  chosenIn,
  emptyState,
  type FacetCounts,
  type Facets,
  type FacetValues,
  type ListDefinition,
  type ListState,
  type Scores,
  sortOf,
  withValues,
} from './list.ts';

/** The items with their texts folded and their values read, so that no keystroke does it again. */
interface ListIndex<Item extends { id: string }> {
  definition: ListDefinition<Item>;
  items: readonly Item[];
  /** For each item, by its place in `items`. */
  texts: readonly string[];
  values: readonly FacetValues[];
}

/** The first items of a list, with which its page is built, and the facts about all of them. */
export interface ListFrame<Item> {
  items: readonly Item[];
  total: number;
  values: FacetValues;
  counts: FacetCounts;
}

/** Makes items ready to be searched and counted. */
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

/**
 * Returns the values that occur in items, by facet: those of the facet's own order first, then the
 * others by alphabet.
 */
export function valuesIn<Item>(facets: Facets<Item>, items: readonly Item[]): FacetValues {
  return perFacet(facets, ({ valuesOf, order = [] }) => {
    const occurring = new Set(items.flatMap((item) => valuesOf(item)));
    const ordered = order.filter((value) => occurring.has(value));
    const others = [...occurring].filter((value) => !order.includes(value));
    return [...ordered, ...inAlphabet(others)];
  });
}

/** Returns what the first page of a list is built with, of all its items. */
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
 * Returns what the page of a short list is built with: every item, so that no file of all items has
 * to be loaded.
 */
export function wholeFrameOf<Item extends { id: string }>(
  definition: ListDefinition<Item>,
  items: readonly Item[],
): ListFrame<Item> {
  return { ...frameOf(definition, items), items };
}

/**
 * Filters and counts in one pass. Returns the items that a state leaves, in their order, and for
 * each value how many items the list would show if that value were chosen too.
 *
 * Facets narrow each other. Within a facet one chosen value is enough, unless the visitor asks for
 * all. A count follows the search and the other facets, and its own facet where all values are
 * asked for. `found` are the items that a search of the list's own has found; without it an item is
 * found if the search is part of one of its texts, whatever the capitals and accents (specification
 * section 5), and whether it is one word, two or joined by a hyphen.
 */
export function select<Item extends { id: string }>(
  { definition: { facets }, items, texts, values }: ListIndex<Item>,
  state: ListState,
  found?: Scores,
): { items: readonly Item[]; counts: FacetCounts } {
  const keys = Object.keys(facets);
  const chosenKeys = keys.filter((key) => chosenIn(state, key).length > 0);
  const words = fold(state.q.trim());
  const spelling = anySpelling(words);
  const counts: Record<string, Record<string, number>> = perFacet(facets, () => ({}));

  const hasWords = (text: string) => text.includes(words) || spelling?.test(text) === true;
  const isFound = (item: Item, index: number) =>
    words === '' || (found ? found.has(item.id) : hasWords(texts[index] ?? ''));
  const needsAll = (key: string) => facets[key]?.hasMatch === true && state.match === 'all';
  const passes = (itemValues: FacetValues, key: string) =>
    chosenIn(state, key)[needsAll(key) ? 'every' : 'some']((value) =>
      itemValues[key]?.includes(value),
    );
  const count = (itemValues: FacetValues, key: string) => {
    const countsOfFacet = counts[key] ?? {};
    const add = (value: string) => {
      countsOfFacet[value] = (countsOfFacet[value] ?? 0) + 1;
    };
    itemValues[key]?.forEach(add);
    const all = facets[key]?.all;
    if (all) add(all.value);
  };

  const selected = items.filter((item, index) => {
    if (!isFound(item, index)) return false;
    const itemValues = values[index] ?? {};
    const [failedKey, secondFailedKey] = chosenKeys.filter((key) => !passes(itemValues, key));
    if (failedKey === undefined) {
      for (const key of keys) count(itemValues, key);
      return true;
    }
    // An item that fails one facet alone would be shown if another of its values were chosen there.
    if (secondFailedKey === undefined && !needsAll(failedKey)) count(itemValues, failedKey);
    return false;
  });
  return { items: selected, counts };
}

/** Returns items in the order of a state; equal ones stay as they are given. */
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
 * Returns for each chosen facet, and for the search (`q`), how many items there would be without it
 * alone: those that bring any, the most first.
 */
export function offersFor<Item extends { id: string }>(
  index: ListIndex<Item>,
  state: ListState,
  found?: Scores,
): { dropped: string; count: number }[] {
  const facets = Object.keys(index.definition.facets).filter(
    (facet) => chosenIn(state, facet).length > 0,
  );
  const countLeft = (smaller: ListState) => select(index, smaller, found).items.length;
  return [
    ...facets.map((dropped) => ({ dropped, count: countLeft(withValues(state, dropped, [])) })),
    { dropped: 'q', count: state.q.trim() ? countLeft({ ...state, q: '' }) : 0 },
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
