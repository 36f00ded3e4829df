import type { ComponentType } from 'react';
import { searchInAddress } from '#site/search/search-in-address.ts';

/** How many of several chosen values of one facet an item needs: any one of them, or all. */
export type Match = 'any' | 'all';

/** One way to narrow a list. Its key in the definition is its name in the query string. */
export interface Facet<Item> {
  label: string;
  /** The values that an item has. */
  valuesOf: (item: Item) => readonly string[];
  /**
   * Values in the order shown, as far as items have them. A value that it does not name comes after
   * them, in alphabetical order, as all values do where there is no `order`.
   */
  order?: readonly string[];
  /** A value as visitors read it; the value itself where absent. */
  labels?: Readonly<Record<string, string>>;
  /** The values that the index without script has; all where absent. */
  inIndex?: readonly string[];
  /** The view in which visitors choose; `own` where the page of the list draws one of its own. */
  control: ComponentType<ControlProps> | 'own';
  /** The option that lets everything through. A facet that has one takes one value at a time. */
  all?: { value: string; label: string };
  /** Visitors may ask for items that have all chosen values. */
  hasMatch?: true;
  /** The options have no numbers, because the specification gives their words. */
  isPlain?: true;
}

export type Facets<Item> = Readonly<Record<string, Facet<Item>>>;

/** The values that occur, by facet, in the order shown. */
export type FacetValues = Readonly<Record<string, readonly string[]>>;

/**
 * How many items each value would show if it were chosen; of a facet with one value at a time also
 * its "all" option.
 */
export type FacetCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A list as the controls of its facets see it, whatever its items are. */
interface FacetedList {
  definition: Pick<ListDefinition<never>, 'noun' | 'facets'>;
  state: ListState;
  /** The values that the whole list has. */
  values: FacetValues;
  counts: FacetCounts;
  /** Chooses a value of a facet, or takes it away. */
  toggle: (value: string, facet: string) => void;
  /** Chooses the one value of a facet that takes one at a time; its `all` option clears it. */
  choose: (facet: string, value: string) => void;
}

/** The props of a view in which visitors choose values of one facet. */
export interface ControlProps {
  list: FacetedList;
  facet: string;
}

/** How well items match the words of a search, by id; an item that is not in it was not found. */
export type Scores = ReadonlyMap<string, number>;

/**
 * Words of a search that were taken for something else than words to look for: a choice of a facet,
 * or an order, as visitors read it (`Nearest to Texas first`).
 */
export type TakenWords = {
  /** Their place in the search without blanks around it. */
  start: number;
  end: number;
  words: string;
} & ({ choice: Choice; order?: never } | { order: string; choice?: never });

/** The answer of a search of a list's own to the words of a visitor. */
export interface Found {
  /** The items that have the words; undefined where no word is left to look for. */
  scores: Scores | undefined;
  /** Those that have every word; absent where a search finds no others, or no word is left. */
  full?: ReadonlySet<string> | undefined;
  taken?: readonly TakenWords[];
}

/** An order of a list. Without `compare` it is the order in which the items are published. */
export interface Sort<Item> {
  id: string;
  label: string;
  compare?: (a: Item, b: Item) => number;
}

/**
 * The definition of a list that visitors narrow. Filter, counts, query string, controls, sentence
 * and the index without script follow from it.
 */
export interface ListDefinition<Item extends { id: string }> {
  /** The name of its items in the plural: "resources". */
  noun: string;
  /** The texts that a search looks through, each by itself. Without it the list has no search. */
  textsOf?: (item: Item) => readonly string[];
  facets: Facets<Item>;
  /** The orders on offer in a state, the default first. Without it there is one order. */
  sortsFor?: (state: ListState, scores?: Scores) => readonly Sort<Item>[];
  /** Items that the page shows before it offers more. */
  pageSize: number;
}

/** The search, the choices and the order of a visitor. */
export interface ListState {
  q: string;
  /** The chosen values by facet; a facet that asks nothing is absent or empty. */
  chosen: Readonly<Record<string, readonly string[]>>;
  match: Match;
  /** Id of the order; undefined: the default. */
  sort: string | undefined;
}

/** A state that lets everything through. */
export const emptyState: ListState = { q: '', chosen: {}, match: 'any', sort: undefined };

/** One chosen value of a facet. */
export interface Choice {
  facet: string;
  value: string;
}

/**
 * Returns the state as a search reads it: with the choices that it took from the words, and without
 * those words; without any where none is left to look for.
 */
export function asRead<State extends ListState>(state: State, found: Found | undefined): State {
  if (!found?.taken?.length) return state;
  let read = found.scores ? withWords(state, found.taken, () => '') : { ...state, q: '' };
  for (const { choice } of found.taken) {
    if (choice && !chosenIn(read, choice.facet).includes(choice.value)) {
      read = toggled(read, choice);
    }
  }
  return read;
}

/**
 * Returns the state with words of its search in quotation marks, so that they are words to look for
 * again.
 */
export function withQuoted<State extends ListState>(
  state: State,
  taken: readonly TakenWords[],
): State {
  return withWords(state, taken, (words) => `"${words}"`);
}

/** Returns the state with others in place of the words of its search that were taken. */
function withWords<State extends ListState>(
  state: State,
  taken: readonly TakenWords[],
  other: (words: string) => string,
): State {
  if (taken.length === 0) return state;
  let q = state.q.trim();
  // From the last on, so that the places of the others stay right.
  for (const { start, end, words } of [...taken].sort((a, b) => b.start - a.start)) {
    if (q.slice(start, end) === words) q = q.slice(0, start) + other(words) + q.slice(end);
  }
  return { ...state, q: q.replace(/\s+/g, ' ').trim() };
}

/** Returns the label of what words were taken for. */
export function labelOfTaken<Item>(facets: Facets<Item>, { choice, order }: TakenWords): string {
  return choice ? labelOf(facets, choice) : (order ?? '');
}

/** Returns the chosen values of a facet; none where nothing is chosen. */
export function chosenIn({ chosen }: ListState, facet: string): readonly string[] {
  return chosen[facet] ?? [];
}

/** Returns every chosen value, in the order of the facets. */
export function choicesOf<Item>(facets: Facets<Item>, state: ListState): readonly Choice[] {
  return Object.keys(facets).flatMap((facet) =>
    chosenIn(state, facet).map((value) => ({ facet, value })),
  );
}

/** Returns a chosen value as visitors read it. */
export function labelOf<Item>(facets: Facets<Item>, { facet, value }: Choice): string {
  return facets[facet]?.labels?.[value] ?? value;
}

/**
 * Returns the values of a facet as its control shows them. `count` is the number of items that the
 * list would show if that value were chosen.
 */
export function optionsOf({ definition, state, values, counts }: FacetedList, facet: string) {
  const chosen = chosenIn(state, facet);
  return (values[facet] ?? []).map((value) => ({
    value,
    label: labelOf(definition.facets, { facet, value }),
    isChosen: chosen.includes(value),
    count: counts[facet]?.[value] ?? 0,
  }));
}

/** Returns whether search or choices narrow the list. Blanks alone are no search. */
export function isActive({ q, chosen }: ListState): boolean {
  return q.trim() !== '' || Object.values(chosen).some((values) => values.length > 0);
}

/** Returns the state without search and choices (specification section 4); the order stays. */
export function cleared<State extends ListState>(state: State): State {
  return { ...state, ...emptyState, sort: state.sort };
}

/** Returns the state with a value added to its facet, or taken away if it was chosen. */
export function toggled<State extends ListState>(state: State, { facet, value }: Choice): State {
  const before = chosenIn(state, facet);
  const values = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value];
  return withValues(state, facet, values);
}

/**
 * Returns the state with these values of a facet and no others. Expects no value for the option
 * `all`.
 */
export function withValues<State extends ListState>(
  state: State,
  facet: string,
  values: readonly string[],
): State {
  return { ...state, chosen: { ...state.chosen, [facet]: values } };
}

/**
 * Returns the key of the facet of which the visitor chose two values or more and may ask for items
 * that have all; undefined where there is none.
 */
export function matchable<Item>(facets: Facets<Item>, state: ListState): string | undefined {
  return Object.keys(facets).find(
    (facet) => facets[facet]?.hasMatch && chosenIn(state, facet).length > 1,
  );
}

/**
 * Returns how many of `items` have all chosen values of the `matchable` facet: as `count`, and as
 * `words` that follow a count of items: `, 4 have both`. The words are empty where only those items
 * are listed. Without such a facet `count` is undefined and there are no words.
 */
export function haveAllOf<Item>(facets: Facets<Item>, items: readonly Item[], state: ListState) {
  const facet = matchable(facets, state) ?? '';
  const valuesOf = facets[facet]?.valuesOf;
  if (!valuesOf) return { count: undefined, words: '' };
  const chosen = chosenIn(state, facet);
  const hasAll = (item: Item) => chosen.every((value) => valuesOf(item).includes(value));
  const count = items.filter(hasAll).length;
  const all = chosen.length === 2 ? 'both' : `all ${chosen.length}`;
  const words = state.match === 'all' ? '' : `, ${count} ${count === 1 ? 'has' : 'have'} ${all}`;
  return { count, words };
}

/**
 * Returns how many of `items` have every word of a search, in words that follow a count of items:
 * `: 1 has all, 7 some of your words`. Empty where all of them have.
 */
export function haveAllWords(
  items: readonly { id: string }[],
  full: ReadonlySet<string> | undefined,
): string {
  if (!full) return '';
  const count = items.filter(({ id }) => full.has(id)).length;
  if (count === items.length) return '';
  const have = count > 1 ? `${count} have` : `${count || 'none'} has`;
  return `: ${have} all, ${items.length - count} some of your words`;
}

/**
 * Returns the order in which the list is shown: the one of the state if it is on offer, else the
 * default. Undefined where the list has only one order.
 */
export function sortOf<Item extends { id: string }>(
  { sortsFor }: ListDefinition<Item>,
  state: ListState,
  scores?: Scores,
): Sort<Item> | undefined {
  const sorts = sortsFor?.(state, scores);
  return sorts?.find(({ id }) => id === state.sort) ?? sorts?.[0];
}

/**
 * Reads the state of a list from the query string of an address. `values` are those that occur.
 * Values that no item has, repeated values, unknown orders and unknown keys are ignored; a facet
 * with one value at a time takes the first; a search is cut at 100 characters.
 */
export function readList<Item extends { id: string }>(
  { facets, sortsFor, textsOf }: ListDefinition<Item>,
  values: FacetValues,
  query: URLSearchParams,
): ListState {
  const chosen = Object.entries(facets).map(([key, { all }]) => {
    const named = new Set(all ? [query.get(key)] : query.getAll(key));
    return [key, (values[key] ?? []).filter((value) => named.has(value))];
  });
  const hasMatch = Object.values(facets).some((facet) => facet.hasMatch);
  const state: ListState = {
    ...emptyState,
    q: textsOf ? searchInAddress(query) : '',
    chosen: Object.fromEntries(chosen),
    match: hasMatch && query.get('match') === 'all' ? 'all' : 'any',
  };
  const [, ...others] = sortsFor?.(state) ?? [];
  return { ...state, sort: others.find(({ id }) => id === query.get('sort'))?.id };
}

/**
 * Writes a state as the query string of its address; it names only what differs from a new list.
 */
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
