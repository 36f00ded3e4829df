import { type ResultKind, resultKinds } from '../records/search-record.ts';
import type { Hit } from './find.ts';

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
