import { useEffect, useMemo } from 'react';
import { useAddressState } from '#site/address/use-address-state.ts';
import { useLoaded } from '#site/use-loaded.ts';
import type { Topic } from '#site/vocabulary.ts';
import { entriesFileHref } from '../library-files.ts';
import type { ResourceEntry } from '../resource-entry.ts';
import { filterResources, searchable, type TopicCounts } from './filter-resources.ts';
import { filterFromAddress, filterToAddress } from './library-address.ts';
import { emptyFilter, isActive } from './library-filter.ts';
import { sortResources } from './sort-resources.ts';

/** What the built page knows of the whole library. */
export interface LibraryFrame {
  /** The first documents, newest first. */
  entries: readonly ResourceEntry[];
  total: number;
  topics: readonly Topic[];
  counts: TopicCounts;
}

/** The filter, which lives in the address, and the documents that it leaves. */
export function useLibrary({ entries: first, total, topics, counts }: LibraryFrame) {
  const [filter, change] = useAddressState(emptyFilter, {
    read: (query) => filterFromAddress(query, topics),
    write: filterToAddress,
  });
  const whole = useLoaded(fetchEntries);
  const isWhole = first.length === total || whole.value !== undefined;
  const isAsked = isActive(filter) || filter.sort !== emptyFilter.sort;
  useEffect(() => {
    if (!isWhole && isAsked) whole.load();
  }, [isWhole, isAsked, whole.load]);

  const entries = whole.value ?? first;
  const inOrder = useMemo(() => sortResources(entries, filter.sort), [entries, filter.sort]);
  const index = useMemo(() => searchable(inOrder), [inOrder]);
  const selection = useMemo(() => filterResources(index, filter), [index, filter]);
  return {
    filter,
    change,
    entries,
    listed: selection.resources,
    shown: isWhole || isActive(filter) ? selection.resources.length : total,
    counts: isWhole ? selection.counts : counts,
    isWaiting: !isWhole && isActive(filter) && !whole.hasFailed,
    hasFailed: whole.hasFailed,
    /** The visitor comes near: time to fetch what a search needs. */
    prepare: () => {
      if (!isWhole) whole.load();
    },
  };
}

async function fetchEntries(): Promise<readonly ResourceEntry[]> {
  const answer = await fetch(entriesFileHref);
  if (!answer.ok) throw new Error(`${entriesFileHref} answered ${answer.status}`);
  return answer.json();
}
