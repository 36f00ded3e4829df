import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/**
 * The data of a kind with a single entry, such as the words of a page, but for `also`: that is for
 * the search, and no island is to carry it. Throws if its file is missing.
 */
export async function loadPage<Name extends CollectionKey>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`${name}: the file is missing; run npm run content:check`);
  const words = Object.entries(entry.data).filter(([key]) => key !== 'also');
  return Object.fromEntries(words) as typeof entry.data;
}
