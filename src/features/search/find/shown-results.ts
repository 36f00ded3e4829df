import { type ResultKind, resultKinds } from '../records/search-record.ts';
import type { Found } from './fetch-finder.ts';
import type { FilteredPeople } from './people.ts';
import type { Hit } from './site-finder.ts';

/** Hits of one kind. */
export interface HitGroup {
  kind: ResultKind;
  /** Those to be shown, best first. */
  hits: readonly Hit[];
  /** How many were found of this kind, the best matches among them. */
  total: number;
}

/** Hits as they are shown: the best of all kinds, then the others by kind. */
export interface Arrangement {
  best: readonly Hit[];
  groups: readonly HitGroup[];
}

/** How many stand on top, and how many in each group. */
export const shown = { best: 3, group: 3 } as const;

/**
 * Hits, best first → the three best, and the others in groups; the group with the best hit comes first.
 * What is among the best is not shown again. A group of which everything is on top is left out.
 */
export function arrange(hits: readonly Hit[], kindAt: (place: number) => ResultKind): Arrangement {
  const totals = countKinds(hits, kindAt);
  const groups = new Map<ResultKind, Hit[]>();
  for (const hit of hits.slice(shown.best)) {
    const kind = kindAt(hit.place);
    groups.set(kind, [...(groups.get(kind) ?? []), hit]);
  }
  return {
    best: hits.slice(0, shown.best),
    groups: [...groups].map(([kind, own]) => ({
      kind,
      hits: own.slice(0, shown.group),
      total: totals[kind],
    })),
  };
}

/** How many hits there are of each kind. */
export function countKinds(
  hits: readonly Hit[],
  kindAt: (place: number) => ResultKind,
): Record<ResultKind, number> {
  const counts = Object.fromEntries(resultKinds.map((kind) => [kind, 0])) as Record<
    ResultKind,
    number
  >;
  for (const { place } of hits) counts[kindAt(place)] += 1;
  return counts;
}

/** What of a finding is shown. */
export interface ShownResults {
  /** How many were found of each kind, whatever is chosen. */
  counts: Readonly<Record<ResultKind, number>>;
  /** How many there are of the kinds that are chosen. */
  total: number;
  /** Everything by groups; absent where kinds are chosen. */
  arrangement: Arrangement | undefined;
  /** The directory filtered as the query asks, a result of its own among speakers. */
  people: FilteredPeople | undefined;
  /** The list of the kinds that are chosen, as long as it is shown; empty where none are. */
  list: readonly Hit[];
}

/** A finding and the kinds that are chosen → what is shown; `length` is how far the list of chosen kinds goes. */
export function shownResults(
  { finding: { hits, people }, finder: { kindAt } }: Found,
  kinds: readonly ResultKind[],
  length: number,
): ShownResults {
  const all = countKinds(hits, kindAt);
  const counts = people ? { ...all, speaker: all.speaker + 1 } : all;
  if (kinds.length === 0) {
    const total = hits.length + (people ? 1 : 0);
    return { counts, total, people, arrangement: arrange(hits, kindAt), list: [] };
  }
  const chosen = hits.filter(({ place }) => kinds.includes(kindAt(place)));
  const own = kinds.includes('speaker') ? people : undefined;
  return {
    ...{ counts, people: own, total: chosen.length + (own ? 1 : 0) },
    ...{ arrangement: undefined, list: chosen.slice(0, length) },
  };
}
