import { inAlphabet } from '#site/in-alphabet.ts';
import type { ExchangeEntry } from './exchange.ts';

/** What the board can be narrowed by, in the order of the address. */
export const filterKeys = ['kind', 'topic', 'region', 'lang'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** One answer for each; `all` leaves everything in. */
export type ExchangeFilter = Readonly<Record<FilterKey, string>>;

export const emptyFilter: ExchangeFilter = {
  kind: 'all',
  topic: 'all',
  region: 'all',
  lang: 'all',
};

/** What an entry is found under. */
export function valuesOf(entry: ExchangeEntry, key: FilterKey): readonly string[] {
  if (key === 'lang') return entry.languages;
  return [entry[key]];
}

/** Which answers the entries allow, each list in alphabetical order. */
export function answersOf(entries: readonly ExchangeEntry[]): Record<FilterKey, string[]> {
  const of = (key: FilterKey) => inAlphabet(entries.flatMap((entry) => valuesOf(entry, key)));
  return { kind: of('kind'), topic: of('topic'), region: of('region'), lang: of('lang') };
}

/** Whether anything narrows the board. */
export function isActive(filter: ExchangeFilter): boolean {
  return filterKeys.some((key) => filter[key] !== 'all');
}

/** The query of an address → the filter; what nobody on the board has is ignored. */
export function filterFromAddress(
  query: URLSearchParams,
  answers: Readonly<Record<FilterKey, readonly string[]>>,
): ExchangeFilter {
  const of = (key: FilterKey) => answers[key].find((value) => value === query.get(key)) ?? 'all';
  return { kind: of('kind'), topic: of('topic'), region: of('region'), lang: of('lang') };
}

/** The filter → the query of its address; what is not narrowed is not named. */
export function filterToAddress(filter: ExchangeFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of filterKeys) if (filter[key] !== 'all') query.set(key, filter[key]);
  return query;
}
