import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/**
 * The data of a kind with a single entry, such as the words of a page. Throws if its file is
 * missing.
 */
export async function loadPage<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`${name}: the file is missing; run npm run content:check`);
  return entry.data;
}
