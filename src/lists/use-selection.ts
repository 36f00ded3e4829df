import { useDeferredValue, useMemo } from 'react';
import {
  asRead,
  type Found,
  type ListDefinition,
  type ListState,
  sortOf,
  type TakenWords,
} from './list.ts';
import { indexList, inOrder, offersFor, select } from './select.ts';

/**
 * A search of a list's own. Returns undefined where it leaves the words to the search that every
 * list has.
 */
export type Find = (words: string) => Found | undefined;

const nothing: readonly TakenWords[] = [];

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
  const found = useMemo(() => (q.trim() ? find?.(q.trim()) : undefined), [find, q]);
  const scores = found?.scores;
  const readState = useMemo(() => asRead(deferredState, found), [deferredState, found]);
  const { chosen, match } = readState;
  const selection = useMemo(
    () => select(index, { q: readState.q, chosen, match, sort: undefined }, scores),
    [index, readState.q, chosen, match, scores],
  );
  const ordered = useMemo(
    () => inOrder(definition, selection.items, readState, scores),
    [definition, selection, readState, scores],
  );
  return {
    /** The state of which the rest follows. */
    deferredState,
    /** The same with the choices that the search took from its words, and without these. */
    readState,
    found,
    taken: found?.taken ?? nothing,
    /** The items that are left, as published; `listed` has them in order, one render later. */
    left: selection.items,
    listed: useDeferredValue(ordered),
    counts: selection.counts,
    sort: sortOf(definition, readState, scores),
    /**
     * The orders to choose from. They follow the deferred state, as `sort` does: a menu that got
     * one before the other would change twice.
     */
    sorts: definition.sortsFor?.(readState, scores),
    /** As `offersFor`. */
    offers: () => offersFor(index, readState, scores),
  };
}
