import { fetchJson } from '#site/use-loaded.ts';
import { passagesHref, type SearchRecord } from './search-file.ts';

type Passages = SearchRecord['text'];

const passagesById = new Map<string, Promise<Passages>>();

/**
 * Returns the passages of a record, fetched once. None where they cannot be had; the next call then
 * fetches them again.
 */
export function fetchPassages(id: string): Promise<Passages> {
  const known = passagesById.get(id);
  if (known) return known;
  const passages = fetchJson<Passages>(passagesHref(id)).catch((): Passages => {
    passagesById.delete(id);
    return [];
  });
  passagesById.set(id, passages);
  return passages;
}
