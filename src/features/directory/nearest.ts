import type { DirectoryEntry } from './directory-entry.ts';
import { type DirectoryFilter, without } from './directory-filter.ts';
import { type FacetKey, facetKeys, facetOf, valueLabel } from './facets.ts';
import { passes, type Scores, selectEntries } from './filter-entries.ts';

/** A filter that stands in the way, what it is called, and how many speakers there are without it. */
export interface Offer {
  label: string;
  filter: DirectoryFilter;
  count: number;
}

/** Each choice that, left out alone, brings somebody; the most first. */
export function offersFor(
  all: readonly DirectoryEntry[],
  filter: DirectoryFilter,
  scores?: Scores,
): Offer[] {
  const chosen = facetKeys.filter((key) => filter.chosen[key].length > 0);
  const smaller = chosen.map((key) => ({
    label: labelOf(filter, key),
    filter: without(filter, key),
  }));
  if (filter.q.trim())
    smaller.push({ label: `“${filter.q.trim()}”`, filter: { ...filter, q: '' } });
  return smaller
    .map((offer) => ({ ...offer, count: selectEntries(all, offer.filter, scores).entries.length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/**
 * The speakers who come nearest: first those who fail the fewest facets, then those the search rates
 * highest. Somebody of whom neither a word nor a choice is true comes near to nothing.
 */
export function nearestEntries(
  all: readonly DirectoryEntry[],
  filter: DirectoryFilter,
  scores: Scores,
  most: number,
): DirectoryEntry[] {
  const asked = facetKeys.filter((key) => filter.chosen[key].length > 0);
  const isSearch = filter.q.trim() !== '';
  return all
    .map((entry) => ({
      entry,
      passed: asked.filter((key) => passes(entry, key, filter)).length,
      score: scores.get(entry.id) ?? 0,
    }))
    .filter(({ passed, score }) => (isSearch ? score > 0 : passed > 0))
    .toSorted((a, b) => b.passed - a.passed || b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function labelOf({ chosen }: DirectoryFilter, key: FacetKey): string {
  const values = chosen[key].map((value) => valueLabel(key, value)).join(' or ');
  return key === 'free' || key === 'notice' ? values : `${facetOf(key).label}: ${values}`;
}
