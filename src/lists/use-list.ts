import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { type Change, useAddressState } from '#site/address/use-address-state.ts';
import { longestSearch } from '#site/search/search-in-address.ts';
import { focusFirstControl } from '#site/use-kept-focus.ts';
import { fetchJson, useLoaded } from '#site/use-loaded.ts';
import { inNumber } from '#site/words.ts';
import { useChangeAnnouncement } from '#ui/announcer/use-change-announcement.ts';
import { useInSteps, usePages } from '#ui/with-more/WithMore.tsx';
import {
  type Choice,
  chosenIn,
  cleared,
  emptyState,
  haveAllOf,
  isActive,
  type ListDefinition,
  type ListState,
  labelOf,
  type Match,
  readList,
  type Scores,
  sortOf,
  toggled,
  withValues,
  writeList,
} from './list.ts';
import { indexList, inOrder, type ListFrame, offersFor, select } from './select.ts';

/** The state that a list keeps in its address beside what every list does, such as the open tab. */
export interface OwnState<Own> {
  first: Own;
  read: (query: URLSearchParams) => Own;
  write: (own: Own, query: URLSearchParams) => void;
}

interface Options<Item extends { id: string }, Own> {
  definition: ListDefinition<Item>;
  frame: ListFrame<Item>;
  words: { none: string | ((state: ListState & Own) => string); waiting: string };
  own?: OwnState<Own>;
  /** The address of the JSON with every item, if the page holds only the first. */
  allHref?: string;
  /** A search of the list's own: scores by id. The same function as long as it finds the same. */
  find?: ((words: string) => Scores | undefined) | undefined;
  /** `find` is still being loaded, so that nothing found is no answer yet. */
  isFinding?: boolean;
  sentenceOf?: (left: readonly Item[], state: ListState & Own) => string;
}

/**
 * Keeps the state of a list that the visitor narrows, also in the address, and returns it with the
 * items that it leaves. Field and chips follow at once; the search and the items are deferred
 * values, so that no keystroke waits for them.
 */
export function useList<Item extends { id: string }, Own extends object = object>(
  options: Options<Item, Own>,
) {
  type State = ListState & Own;
  const { definition, frame, words, own, allHref = '', find, sentenceOf } = options;
  const { facets, noun, pageSize } = definition;
  const [state, change] = useAddressState({ ...emptyState, ...own?.first } as State, {
    read: (query) =>
      ({ ...readList(definition, frame.values, query), ...own?.read(query) }) as State,
    write: (state) => {
      const query = writeList(definition, state);
      own?.write(state, query);
      return query;
    },
  });
  const whole = useLoaded(useCallback(() => fetchJson<readonly Item[]>(allHref), [allHref]));
  const form = useRef<HTMLFormElement>(null);
  const items = whole.value ?? frame.items;
  const isWhole = items.length === frame.total;
  const index = useMemo(() => indexList(definition, items), [definition, items]);

  // Items that did not come are deferredState for again at the next change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the state tries again.
  useEffect(() => {
    if (!isWhole) whole.load();
  }, [isWhole, whole.load, state]);

  const q = useDeferredValue(state.q);
  const deferredState = useMemo(() => (q === state.q ? state : { ...state, q }), [state, q]);
  const { chosen, match } = deferredState;
  const found = useMemo(() => (q.trim() ? find?.(q.trim()) : undefined), [find, q]);
  const selection = useMemo(
    () => select(index, { q, chosen, match, sort: undefined }, found),
    [index, q, chosen, match, found],
  );
  const sort = sortOf(definition, deferredState, found);
  const ordered = useMemo(
    () => inOrder(definition, selection.items, { q, chosen, match, sort: state.sort }, found),
    [definition, selection, q, chosen, match, state.sort, found],
  );
  const listed = useDeferredValue(ordered);
  const paging = usePages(listed, pageSize);

  const isNarrowed = isActive(deferredState);
  const count = selection.items.length;
  const visibleCount = isWhole || isNarrowed ? count : frame.total;
  const isWaiting =
    (!isWhole && isNarrowed && !whole.hasFailed) ||
    (options.isFinding === true && q.trim() !== '' && count === 0);
  const isEmpty = visibleCount === 0 && !isWaiting;
  const haveAll = haveAllOf(facets, selection.items, deferredState);
  const countSentence = () =>
    `Showing ${visibleCount} of ${frame.total} ${inNumber(frame.total, noun)}${haveAll.words}`;
  const sentence = isWaiting
    ? words.waiting
    : (sentenceOf?.(selection.items, deferredState) ?? countSentence());
  const none = words.none instanceof Function ? words.none(deferredState) : words.none;
  const result = isEmpty ? none : sentence;
  const say = useChangeAnnouncement(deferredState === state ? result : undefined);

  // These stay the same functions, so that no press or keystroke renders a control that it does not
  // change.
  const ask = useCallback(
    (next: (now: State) => State, kind: Change = 'press', before = '') => {
      change(next, kind);
      say(kind, before);
    },
    [change, say],
  );
  const search = useCallback(
    (typed: string) => ask((now) => ({ ...now, q: typed.slice(0, longestSearch) }), 'typing'),
    [ask],
  );
  const toggle = useCallback(
    (value: string, facet: string) => ask((now) => toggled(now, { facet, value })),
    [ask],
  );
  const setMatch = useCallback((match: Match) => ask((now) => ({ ...now, match })), [ask]);

  return {
    definition,
    state,
    /** Changes the state and announces the result. */
    ask,
    /** Changes the state and announces nothing. */
    change,
    search,
    toggle,
    setMatch,
    form,
    items,
    found,
    values: frame.values,
    counts: isWhole ? selection.counts : frame.counts,
    haveAll: haveAll.count,
    sentence,
    isNarrowed,
    isEmpty,
    isWaiting,
    isWhole,
    hasFailed: whole.hasFailed,
    sort,
    /**
     * The orders to choose from. They follow the deferred state, as `sort` does: a menu that got
     * one before the other would change twice.
     */
    sorts: definition.sortsFor?.(deferredState, found),
    /** The items that are left, as published; `listed` has them in order, one render later. */
    left: selection.items,
    listed,
    ...paging,
    page: useInSteps(paging.page),
    /** Chooses the one value of a facet that takes one at a time; its `all` option clears it. */
    choose: (facet: string, value: string) =>
      ask((now) => withValues(now, facet, value === facets[facet]?.all?.value ? [] : [value])),
    setSort: (id: string) => {
      const [first] = definition.sortsFor?.(deferredState, found) ?? [];
      ask((now) => ({ ...now, sort: id === first?.id ? undefined : id }));
    },
    /** As `offersFor`. */
    offers: () => offersFor(index, deferredState, found),
    /** Clears a facet, or the search (`q`). */
    drop: (facet: string) => {
      focusFirstControl(form.current);
      ask((now) => (facet === 'q' ? { ...now, q: '' } : withValues(now, facet, [])));
    },
    remove: (choice: Choice) =>
      ask((now) => toggled(now, choice), 'press', `Removed ${labelOf(facets, choice)}. `),
    clear: () => {
      focusFirstControl(form.current);
      ask(cleared, 'press', 'Filters cleared. ');
    },
  };
}

export type List<Item extends { id: string }, Own extends object = object> = ReturnType<
  typeof useList<Item, Own>
>;

/** A list as its controls see it, whatever its items are. */
export type AnyList = Omit<List<never>, 'ask' | 'change' | 'items' | 'left' | 'listed' | 'page'>;

export interface ControlProps {
  list: AnyList;
  facet: string;
}

/**
 * Returns the values of a facet as its control shows them. `count` is the number of items that the
 * list would show if that value were chosen.
 */
export function optionsOf({ definition, state, values, counts }: AnyList, facet: string) {
  const chosen = chosenIn(state, facet);
  return (values[facet] ?? []).map((value) => ({
    value,
    label: labelOf(definition.facets, { facet, value }),
    isChosen: chosen.includes(value),
    count: counts[facet]?.[value] ?? 0,
  }));
}
