import { getCollection } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import {
  newestFirst,
  type ResourceEntry,
  type ResourceView,
  resourceView,
  toResourceEntry,
} from './resource.ts';

/** Loads every document of the library, the newest first. */
export const loadResources = loadOnce(async (): Promise<readonly ResourceView[]> => {
  const entries = await getCollection('resources');
  return newestFirst(entries.map(({ id, data }) => resourceView(id, data)));
});

/** Loads every document as an entry of the table, the newest first. */
export async function loadEntries(): Promise<ResourceEntry[]> {
  return (await loadResources()).map((resource) => toResourceEntry(resource));
}
