import type { ComponentType } from 'react';
import { searchWordsIn } from '#site/fold.ts';
import type { FacetValues } from './select.ts';
import type { ControlProps } from './use-list.ts';

/**
 * How several chosen values of one facet join: one of them is enough, or an item needs them all.
 */
export type Match = 'any' | 'all';

/** One thing to narrow a list by; its key in the definition is also its name in the address. */
export interface Facet<Item> {
  label: string;
  valuesOf: (item: Item) => readonly string[];
  /**
   * Every value there can be, in the order shown; absent: those that occur, in alphabetical order.
   */
  order?: readonly string[];
  /** A value as visitors read it; the value itself where absent. */
  labels?: Readonly<Record<string, string>>;
  /** What visitors choose with; absent: the list's page has a control of its own. */
  control?: ComponentType<ControlProps>;
  /** The option that lets everything through. A facet that has one takes one value at a time. */
  all?: { value: string; label: string };
  /** Whether visitors may ask for items that have all chosen values. */
  hasMatch?: true;
  /** Options without numbers, where the specification gives their words. */
  isPlain?: true;
}

export type Facets<Item> = Readonly<Record<string, Facet<Item>>>;

/** How well items match the words of a search, by id; what is not in it was not found. */
export type Scores = ReadonlyMap<string, number>;

/** An order that a list can be shown in; without `compare` the order in which it is published. */
export interface Sort<Item> {
  id: string;
  label: string;
  compare?: (a: Item, b: Item) => number;
}

/**
 * A list that visitors narrow. From it follow filter, counts, address, controls, sentence and still
 * page.
 */
export interface ListDefinition<Item extends { id: string }> {
  /** What it holds, in the plural: "resources". */
  noun: string;
  /** What a search looks through, each text by itself; absent: the list has no search. */
  textsOf?: (item: Item) => readonly string[];
  facets: Facets<Item>;
  /** The orders on offer in a state, the default first. */
  sortsFor?: (state: ListState, scores?: Scores) => readonly Sort<Item>[];
  /** How many items the page shows before it asks. */
  pageSize: number;
}

/** What the visitor asks of a list. */
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

export interface Choice {
  facet: string;
  value: string;
}

export function chosenIn({ chosen }: ListState, facet: string): readonly string[] {
  return chosen[facet] ?? [];
}

/** Every chosen value, in the order of the facets. */
export function choicesOf<Item>(facets: Facets<Item>, state: ListState): readonly Choice[] {
  return Object.keys(facets).flatMap((facet) =>
    chosenIn(state, facet).map((value) => ({ facet, value })),
  );
}

/** A chosen value as visitors read it. */
export function labelOf<Item>(facets: Facets<Item>, { facet, value }: Choice): string {
  return facets[facet]?.labels?.[value] ?? value;
}

/** Whether anything narrows the list; order and match alone do not. Blanks search nothing. */
export function isActive({ q, chosen }: ListState): boolean {
  return q.trim() !== '' || Object.values(chosen).some((values) => values.length > 0);
}

/** The same state without search and choices (specification section 4); the order stays. */
export function cleared<State extends ListState>(state: State): State {
  return { ...state, ...emptyState, sort: state.sort };
}

/** Adds a value to its facet, or takes it away. */
export function toggled<State extends ListState>(state: State, { facet, value }: Choice): State {
  const before = chosenIn(state, facet);
  const values = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value];
  return withValues(state, facet, values);
}

/** A facet with these values alone; a single one that lets everything through is given as none. */
export function withValues<State extends ListState>(
  state: State,
  facet: string,
  values: readonly string[],
): State {
  return { ...state, chosen: { ...state.chosen, [facet]: values } };
}

/**
 * The facet of which visitors may ask for all values, with the values they chose; undefined where
 * it has fewer than two.
 */
export function matchable<Item>(facets: Facets<Item>, state: ListState): string | undefined {
  return Object.keys(facets).find(
    (facet) => facets[facet]?.hasMatch && chosenIn(state, facet).length > 1,
  );
}

/**
 * How many of some items have all values of the facet of which several are chosen, and the same
 * after a count unless only those are listed: `, 4 have both`. Without such a facet: undefined and
 * no words.
 */
export function haveAllOf<Item>(facets: Facets<Item>, items: readonly Item[], state: ListState) {
  const several = matchable(facets, state) ?? '';
  const valuesOf = facets[several]?.valuesOf;
  if (!valuesOf) return { count: undefined, words: '' };
  const chosen = chosenIn(state, several);
  const count = items.filter((item) => chosen.every((one) => valuesOf(item).includes(one))).length;
  const all = chosen.length === 2 ? 'both' : `all ${chosen.length}`;
  const words = state.match === 'all' ? '' : `, ${count} ${count === 1 ? 'has' : 'have'} ${all}`;
  return { count, words };
}

/** The order that holds, of those on offer; undefined where the list has only one. */
export function sortOf<Item extends { id: string }>(
  { sortsFor }: ListDefinition<Item>,
  state: ListState,
  scores?: Scores,
): Sort<Item> | undefined {
  const sorts = sortsFor?.(state, scores);
  return sorts?.find(({ id }) => id === state.sort) ?? sorts?.[0];
}

/**
 * The query of an address → what it asks of a list. Values that no item has, repeated values,
 * unknown orders and keys are ignored; a facet with one value at a time takes the first; a search
 * is cut at 100 characters.
 */
export function readList<Item extends { id: string }>(
  { facets, sortsFor, textsOf }: ListDefinition<Item>,
  values: FacetValues,
  query: URLSearchParams,
): ListState {
  const chosen = Object.entries(facets).map(([key, { all }]) => {
    const asked = new Set(all ? [query.get(key)] : query.getAll(key));
    return [key, (values[key] ?? []).filter((value) => asked.has(value))];
  });
  const hasMatch = Object.values(facets).some((facet) => facet.hasMatch);
  const state: ListState = {
    ...emptyState,
    q: textsOf ? searchWordsIn(query) : '',
    chosen: Object.fromEntries(chosen),
    match: hasMatch && query.get('match') === 'all' ? 'all' : 'any',
  };
  const [, ...others] = sortsFor?.(state) ?? [];
  return { ...state, sort: others.find(({ id }) => id === query.get('sort'))?.id };
}

/** What is asked of a list → the query of its address; what is as at first is not named. */
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
