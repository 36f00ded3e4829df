import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/** The one entry of a kind that has only one, such as a page's copy. The content check made sure that it is there. */
export async function loadPage<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/${name}: the file is missing; run npm run content:check`);
  return entry.data;
}
