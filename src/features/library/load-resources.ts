import { getCollection } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import {
  entryOf,
  newestFirst,
  type ResourceEntry,
  type ResourceView,
  resourceView,
} from './resource.ts';

/** Every document of the library, newest first. */
export const loadResources = loadOnce(async (): Promise<readonly ResourceView[]> => {
  const entries = await getCollection('resources');
  return newestFirst(entries.map(({ id, data }) => resourceView(id, data)));
});

/** Every document as the table lists one, newest first. */
export async function loadEntries(): Promise<ResourceEntry[]> {
  return (await loadResources()).map(entryOf);
}
