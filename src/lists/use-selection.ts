import { useDeferredValue, useMemo } from 'react';
import { type ListDefinition, type ListState, type Scores, sortOf } from './list.ts';
import { indexList, inOrder, offersFor, select } from './select.ts';

/**
 * A search of a list's own. Returns scores by id; undefined where it leaves the words to the search
 * that every list has.
 */
export type Find = (words: string) => Scores | undefined;

/**
 * Returns what a state leaves of items. The search and the items are deferred values, so that no
 * keystroke waits for them. `find` must be the same function as long as it finds the same.
 */
export function useSelection<Item extends { id: string }, State extends ListState>(
  definition: ListDefinition<Item>,
  items: readonly Item[],
  state: State,
  find: Find | undefined,
) {
  const index = useMemo(() => indexList(definition, items), [definition, items]);
  const q = useDeferredValue(state.q);
  const deferredState = useMemo(() => (q === state.q ? state : { ...state, q }), [state, q]);
  const { chosen, match } = deferredState;
  const found = useMemo(() => (q.trim() ? find?.(q.trim()) : undefined), [find, q]);
  const selection = useMemo(
    () => select(index, { q, chosen, match, sort: undefined }, found),
    [index, q, chosen, match, found],
  );
  const ordered = useMemo(
    () => inOrder(definition, selection.items, { q, chosen, match, sort: state.sort }, found),
    [definition, selection, q, chosen, match, state.sort, found],
  );
  return {
    /** The state of which the rest follows. */
    deferredState,
    found,
    /** The items that are left, as published; `listed` has them in order, one render later. */
    left: selection.items,
    listed: useDeferredValue(ordered),
    counts: selection.counts,
    sort: sortOf(definition, deferredState, found),
    /**
     * The orders to choose from. They follow the deferred state, as `sort` does: a menu that got
     * one before the other would change twice.
     */
    sorts: definition.sortsFor?.(deferredState, found),
    /** As `offersFor`. */
    offers: () => offersFor(index, deferredState, found),
  };
}
