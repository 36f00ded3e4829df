import { useCallback, useEffect, useRef } from 'react';
import type { Change } from '#site/address/use-address-state.ts';
import { longestSearch } from '#site/search/search-in-address.ts';
import { focusFirstControl } from '#site/use-kept-focus.ts';
import { fetchJson, useLoaded } from '#site/use-loaded.ts';
import { inNumber } from '#site/words.ts';
import { useChangeAnnouncement } from '#ui/announcer/use-change-announcement.ts';
import { useInSteps } from '#ui/with-more/use-in-steps.ts';
import { usePages } from '#ui/with-more/WithMore.tsx';
import {
  type Choice,
  cleared,
  haveAllOf,
  haveAllWords,
  isActive,
  type ListDefinition,
  type ListState,
  labelOf,
  labelOfTaken,
  type Match,
  type TakenWords,
  toggled,
  withQuoted,
  withValues,
} from './list.ts';
import type { ListFrame } from './select.ts';
import { type OwnState, useListState } from './use-list-state.ts';
import { type Find, useSelection } from './use-selection.ts';

interface Options<Item extends { id: string }, Own> {
  definition: ListDefinition<Item>;
  frame: ListFrame<Item>;
  words: {
    /** The sentence where nothing is left; absent where `sentenceOf` says that too. */
    none?: string;
    /** The sentence while items or a search are being loaded. */
    waiting: string;
  };
  own?: OwnState<Own>;
  /** The address of the JSON with every item, if the page holds only the first. */
  allHref?: string;
  find?: Find | undefined;
  /** `find` is still being loaded, so that nothing found is no answer yet. */
  isFinding?: boolean;
  sentenceOf?: (left: readonly Item[], state: ListState & Own) => string;
}

/**
 * Returns a list that the visitor narrows: its state, which the address holds too, the items that
 * it leaves and the page of them, in words and with the functions that change it. Field and chips
 * follow at once.
 */
export function useList<Item extends { id: string }, Own extends object = object>(
  options: Options<Item, Own>,
) {
  type State = ListState & Own;
  const { definition, frame, words, allHref = '', sentenceOf } = options;
  const { facets, noun, pageSize } = definition;
  const [state, change] = useListState(definition, frame.values, options.own);
  const whole = useLoaded(useCallback(() => fetchJson<readonly Item[]>(allHref), [allHref]));
  const form = useRef<HTMLFormElement>(null);
  const items = whole.value ?? frame.items;
  const isWhole = items.length === frame.total;

  // Items that did not come are asked for again at the next change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the state tries again.
  useEffect(() => {
    if (!isWhole) whole.load();
  }, [isWhole, whole.load, state]);

  const selection = useSelection(definition, items, state, options.find);
  const { deferredState, found, taken, left, sorts } = selection;
  const paging = usePages(selection.listed, pageSize);

  const isNarrowed = isActive(deferredState);
  const visibleCount = isWhole || isNarrowed ? left.length : frame.total;
  const isLoadingItems = !isWhole && isNarrowed && !whole.hasFailed;
  const isLoadingFind = options.isFinding === true && deferredState.q.trim() !== '';
  const isWaiting = isLoadingItems || (isLoadingFind && left.length === 0);
  const isEmpty = visibleCount === 0 && !isWaiting;
  const haveAll = haveAllOf(facets, left, deferredState);
  const countSentence = () =>
    `Showing ${visibleCount} of ${frame.total} ${inNumber(frame.total, noun)}${haveAll.words}${haveAllWords(left, found?.full)}`;
  const sentence = isWaiting
    ? words.waiting
    : (sentenceOf?.(left, deferredState) ?? countSentence());
  const result = isEmpty ? (words.none ?? sentence) : sentence;
  const takenLabels = taken.map((words) => labelOfTaken(facets, words)).join(', ');
  const spokenResult = takenLabels ? `${result}. From your words: ${takenLabels}` : result;
  // What is loaded may change the result, so it is announced after that.
  const isSettled = deferredState === state && !isLoadingItems && !isLoadingFind;
  const say = useChangeAnnouncement(isSettled ? spokenResult : undefined);

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
    ...selection,
    ...paging,
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
    values: frame.values,
    counts: isWhole ? selection.counts : frame.counts,
    haveAll: haveAll.count,
    sentence,
    isNarrowed,
    isEmpty,
    isWaiting,
    isWhole,
    hasFailed: whole.hasFailed,
    page: useInSteps(paging.page),
    choose: (facet: string, value: string) =>
      ask((now) => withValues(now, facet, value === facets[facet]?.all?.value ? [] : [value])),
    setSort: (id: string) =>
      ask((now) => ({ ...now, sort: id === sorts?.[0]?.id ? undefined : id })),
    /** Clears a facet, also of the words taken for it, or the other words of the search (`q`). */
    drop: (facet: string) => {
      focusFirstControl(form.current);
      const others = taken.map(({ words }) => words).join(' ');
      const takenFor = taken.filter(({ choice }) => choice?.facet === facet);
      ask((now) =>
        facet === 'q' ? { ...now, q: others } : withValues(withQuoted(now, takenFor), facet, []),
      );
    },
    remove: (choice: Choice) =>
      ask((now) => toggled(now, choice), 'press', `Removed ${labelOf(facets, choice)}. `),
    /** Makes words that were taken for a choice or an order words to look for again. */
    takeBack: (words: TakenWords) =>
      ask((now) => withQuoted(now, [words]), 'press', `Removed ${labelOfTaken(facets, words)}. `),
    clear: () => {
      focusFirstControl(form.current);
      ask(cleared, 'press', 'Filters cleared. ');
    },
  };
}

export type List<Item extends { id: string }, Own extends object = object> = ReturnType<
  typeof useList<Item, Own>
>;

/** A list as its form and its results see it, whatever its items are. */
export type AnyList = Omit<
  List<never>,
  'ask' | 'change' | 'items' | 'left' | 'listed' | 'page' | 'deferredState'
>;
