import { type ResultKind, resultKinds } from '../search-state.ts';
import type { FilteredPeople } from './people.ts';
import type { Found, Hit } from './site-finder.ts';

/** Hits that are shown under one heading, best first. */
export interface HitGroup {
  /** Absent: the best of all kinds, or everything of the kinds that are chosen. */
  kind?: ResultKind;
  hits: readonly Hit[];
  /** How many were found of this kind, the best matches among them. */
  total: number;
}

/** What of a finding is shown. */
export interface ShownResults {
  /** How many were found of each kind, whatever is chosen. */
  counts: Readonly<Record<ResultKind, number>>;
  /** How many there are of the kinds that are chosen. */
  total: number;
  /** The directory filtered as the query asks, a result of its own among speakers. */
  people: FilteredPeople | undefined;
  groups: readonly HitGroup[];
}

/** How many stand on top, and how many in each group. */
export const shown = { best: 3, group: 3 } as const;

/** A finding and the kinds that are chosen → what is shown; `length` is how far the list of chosen kinds goes. */
export function shownResults(
  { finding: { hits, people }, finder: { kindAt } }: Found,
  kinds: readonly ResultKind[],
  length: number,
): ShownResults {
  const all = countKinds(hits, kindAt);
  const counts = people ? { ...all, speaker: all.speaker + 1 } : all;
  const isWanted = (kind: ResultKind) => kinds.length === 0 || kinds.includes(kind);
  const wanted = hits.filter(({ place }) => isWanted(kindAt(place)));
  const own = isWanted('speaker') ? people : undefined;
  return {
    ...{ counts, people: own, total: wanted.length + (own ? 1 : 0) },
    groups:
      kinds.length === 0
        ? arrange(wanted, kindAt)
        : [{ hits: wanted.slice(0, length), total: wanted.length }],
  };
}

/**
 * Hits, best first → the three best, and the others in groups; the group with the best hit comes first.
 * What is among the best is not shown again. A group of which everything is on top is left out.
 */
export function arrange(
  hits: readonly Hit[],
  kindAt: (place: number) => ResultKind,
): readonly HitGroup[] {
  const counts = countKinds(hits, kindAt);
  const others = Map.groupBy(hits.slice(shown.best), ({ place }) => kindAt(place));
  return [
    { hits: hits.slice(0, shown.best), total: hits.length },
    ...[...others].map(([kind, own]) => ({
      ...{ kind, hits: own.slice(0, shown.group), total: counts[kind] },
    })),
  ];
}

/** How many hits there are of each kind. */
export function countKinds(
  hits: readonly Hit[],
  kindAt: (place: number) => ResultKind,
): Record<ResultKind, number> {
  const found = Map.groupBy(hits, ({ place }) => kindAt(place));
  const counts = resultKinds.map((kind) => [kind, found.get(kind)?.length ?? 0]);
  return Object.fromEntries(counts) as Record<ResultKind, number>;
}
