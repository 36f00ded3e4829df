import type { DirectoryEntry } from './directory-entry.ts';
import type { Sort } from './directory-filter.ts';
import type { Scores } from './filter-entries.ts';

/** What an order needs to know. */
export interface SortFacts {
  /** How well each speaker fits the search; those it does not name come last. */
  scores?: Scores | undefined;
  /** The day, `YYYY-MM-DD`: the fair order changes with it. */
  day: string;
}

/** The entries in an order; equal ones stay as they were given. */
export function sortEntries(
  entries: readonly DirectoryEntry[],
  sort: Sort,
  { scores, day }: SortFacts,
): readonly DirectoryEntry[] {
  if (sort === 'best' && scores) return byRank(entries, ({ id }) => -(scores.get(id) ?? 0));
  if (sort === 'daily') return byRank(entries, ({ id }) => turnOf(id, day));
  return entries;
}

function byRank(
  entries: readonly DirectoryEntry[],
  rankOf: (entry: DirectoryEntry) => number,
): DirectoryEntry[] {
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** A number that looks like chance and is the same for everyone on that day (FNV-1a, 32 bits). */
function turnOf(id: string, day: string): number {
  let hash = 0x811c9dc5;
  for (const sign of `${day} ${id}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  // One more turn of the bits, since ids that differ in their last letter would stand together.
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
