import { useEffect, useMemo } from 'react';
import { useAddressState } from '#site/address/use-address-state.ts';
import { useLoaded } from '#site/use-loaded.ts';
import type { DirectoryEntry } from './directory-entry.ts';
import { emptyFilter, isActive, sortOf } from './directory-filter.ts';
import type { FacetCounts, FacetValues } from './facet-values.ts';
import { filterFromAddress, filterToAddress } from './filter-address.ts';
import { selectEntries } from './filter-entries.ts';
import { entriesFileHref } from './search-file.ts';
import { sortEntries } from './sort-entries.ts';

/** What the built page knows of the whole list. */
export interface DirectoryFrame {
  /** The first entries, by name. */
  entries: readonly DirectoryEntry[];
  total: number;
  values: FacetValues;
  counts: FacetCounts;
}

const nothingFound = { matches: new Map(), nearest: new Map() } as const;

/** The filter, which lives in the address, and the list it leaves. */
export function useDirectory({ entries: first, total, values, counts }: DirectoryFrame) {
  const [filter, change] = useAddressState(emptyFilter, {
    read: (query) => filterFromAddress(query, values),
    write: filterToAddress,
  });
  const search = useLoaded(fetchSearch);
  const whole = useLoaded(fetchEntries);
  const isWhole = first.length === total || whole.value !== undefined;
  const entries = whole.value ?? first;
  const isSearching = filter.q.trim() !== '';

  useEffect(() => {
    if (isSearching) search.load();
  }, [isSearching, search.load]);
  useEffect(() => {
    if (!isWhole && (isActive(filter) || filter.sort !== undefined)) whole.load();
  }, [isWhole, filter, whole.load]);

  const finding = useMemo(
    () => (isSearching ? search.value?.(filter.q) : undefined),
    [search.value, isSearching, filter.q],
  );
  const selection = useMemo(
    () => selectEntries(entries, filter, finding?.matches),
    [entries, filter, finding],
  );
  const sort = sortOf(filter);
  const listed = useMemo(() => {
    const day = new Date().toISOString().slice(0, 10);
    return sortEntries(selection.entries, sort, { scores: finding?.matches, day });
  }, [selection, sort, finding]);

  const isWaitingForList = !isWhole && isActive(filter) && !whole.hasFailed;
  const isWaitingForIndex =
    isSearching && !search.value && !search.hasFailed && listed.length === 0;

  return {
    filter,
    change,
    entries,
    listed,
    shown: isWhole || isActive(filter) ? listed.length : total,
    counts: isWhole ? selection.counts : counts,
    finding: finding ?? nothingFound,
    /** Only names and titles are searched, since the index did not come. */
    isPartial: isSearching && search.hasFailed,
    isWaiting: isWaitingForList || isWaitingForIndex,
    hasFailed: whole.hasFailed,
    /** The visitor comes near: time to fetch what a search needs. */
    prepare: () => {
      search.load();
      if (!isWhole) whole.load();
    },
  };
}

function fetchSearch() {
  return import('./fetch-search.ts').then((search) => search.fetchSearch());
}

async function fetchEntries(): Promise<readonly DirectoryEntry[]> {
  const answer = await fetch(entriesFileHref);
  if (!answer.ok) throw new Error(`${entriesFileHref} answered ${answer.status}`);
  return answer.json();
}
