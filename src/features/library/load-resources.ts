import { getCollection } from 'astro:content';
import { newestFirst, type ResourceView, resourceView } from './resource.ts';

/** Every document of the library, newest first. */
export async function loadResources(): Promise<ResourceView[]> {
  const entries = await getCollection('resources');
  return newestFirst(entries.map(({ id, data }) => resourceView(id, data)));
}
