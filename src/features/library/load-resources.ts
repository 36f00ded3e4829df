import { getCollection } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import { filterResources, searchable, topicsOf } from './filter/filter-resources.ts';
import { emptyFilter } from './filter/library-filter.ts';
import type { LibraryFrame } from './filter/use-library.ts';
import { pageSize } from './library-files.ts';
import { newestFirst, type ResourceView, resourceView } from './resource.ts';
import { entryOf, type ResourceEntry } from './resource-entry.ts';

/** Every document of the library, newest first. */
export const loadResources = loadOnce(async (): Promise<readonly ResourceView[]> => {
  const entries = await getCollection('resources');
  return newestFirst(entries.map(({ id, data }) => resourceView(id, data)));
});

/** Every document as the table lists one, newest first. */
export async function loadEntries(): Promise<ResourceEntry[]> {
  return (await loadResources()).map(entryOf);
}

/** What the first page is built with: its own documents, and the topics of the whole library. */
export async function loadFrame(): Promise<LibraryFrame> {
  const entries = await loadEntries();
  return {
    entries: entries.slice(0, pageSize),
    total: entries.length,
    topics: topicsOf(entries),
    counts: filterResources(searchable(entries), emptyFilter).counts,
  };
}
