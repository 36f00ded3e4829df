import { fold } from '#site/fold.ts';
import type { DirectoryEntry } from './directory-entry.ts';
import type { Choice, DirectoryFilter } from './directory-filter.ts';
import { facetAnswers } from './facet-answers.ts';
import { type FacetCounts, perFacet } from './facet-values.ts';
import { type FacetKey, facetKeys, facetOf } from './facets.ts';

/** What a search found: how well each speaker fits, by id. */
export type Scores = ReadonlyMap<string, number>;

/** The entries that pass, in the order given, and what each further choice would show. */
export interface Selection {
  entries: readonly DirectoryEntry[];
  counts: FacetCounts;
}

/**
 * Filters and counts in one pass. Facets narrow each other; within a facet any chosen value is enough,
 * except expertise under "all of these". A count says what the list would show if that value were
 * chosen, so it follows the other facets and the search, not its own facet.
 * Without scores a search looks for its text in name and title (specification section 5).
 */
export function selectEntries(
  all: readonly DirectoryEntry[],
  filter: DirectoryFilter,
  scores?: Scores,
): Selection {
  const { answers, numbers } = facetAnswers(all);
  const tally = answers.map(() => 0);
  const asked = facetKeys.filter((key) => filter.chosen[key].length > 0);
  const isFound = searchOf(filter, scores);
  const entries = all.filter((entry, place) => {
    if (!isFound(entry)) return false;
    const [only, another] = asked.filter((key) => !passes(entry, key, filter));
    if (another || (only && needsAll(only, filter))) return false;
    for (const number of numbers[place] ?? []) {
      if (!only || answers[number]?.key === only) tally[number] = (tally[number] ?? 0) + 1;
    }
    return !only;
  });
  return { entries, counts: countsOf(answers, tally) };
}

/** What was counted, by facet and value; what nobody answers is left out. */
function countsOf(answers: readonly Choice[], tally: readonly number[]): FacetCounts {
  const counts = perFacet((): Record<string, number> => ({}));
  answers.forEach(({ key, value }, number) => {
    const count = tally[number];
    if (count) counts[key][value] = count;
  });
  return counts;
}

function searchOf({ q }: DirectoryFilter, scores?: Scores): (entry: DirectoryEntry) => boolean {
  const words = fold(q.trim());
  if (words === '') return () => true;
  if (scores) return ({ id }) => scores.has(id);
  return ({ name, title }) => fold(`${name} ${title}`).includes(words);
}

/** Whether an entry has what one facet asks for; a facet that asks nothing lets everyone through. */
export function passes(entry: DirectoryEntry, key: FacetKey, filter: DirectoryFilter): boolean {
  const chosen = filter.chosen[key];
  if (chosen.length === 0) return true;
  const values = facetOf(key).valuesOf(entry);
  return needsAll(key, filter)
    ? chosen.every((value) => values.includes(value))
    : chosen.some((value) => values.includes(value));
}

function needsAll(key: FacetKey, { match }: DirectoryFilter): boolean {
  return key === 'tag' && match === 'all';
}
