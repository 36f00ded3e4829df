import { type Arrangement, arrange, countKinds } from '../find/arrange.ts';
import type { Found } from '../find/fetch-finder.ts';
import type { Hit } from '../find/find.ts';
import type { ResultKind } from '../records/search-record.ts';

/** What of a finding is shown. */
export interface ShownResults {
  /** How many were found of each kind, whatever is chosen. */
  counts: Readonly<Record<ResultKind, number>>;
  /** How many there are of the kinds that are chosen. */
  total: number;
  /** Everything by groups; absent where kinds are chosen. */
  arrangement: Arrangement | undefined;
  /** The list of the kinds that are chosen, as long as it is shown; empty where none are. */
  list: readonly Hit[];
}

/** A finding and the kinds that are chosen → what is shown; `length` is how far the list of chosen kinds goes. */
export function shownResults(
  { finding: { hits }, finder: { kindAt } }: Found,
  kinds: readonly ResultKind[],
  length: number,
): ShownResults {
  const counts = countKinds(hits, kindAt);
  if (kinds.length === 0) {
    return { counts, total: hits.length, arrangement: arrange(hits, kindAt), list: [] };
  }
  const chosen = hits.filter(({ place }) => kinds.includes(kindAt(place)));
  return { counts, total: chosen.length, arrangement: undefined, list: chosen.slice(0, length) };
}
