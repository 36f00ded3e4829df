import { getCollection } from 'astro:content';
import { type KindName, kinds } from '#content/kinds.ts';
import type { Source } from './source.ts';

/** Everything that is written in `content/`. */
export async function loadSource(): Promise<Source> {
  const names = Object.keys(kinds) as KindName[];
  const lists = await Promise.all(
    names.map(async (name) => {
      const entries = await getCollection(name);
      return [name, entries.map(({ id, data, body }) => ({ id, data, body: body ?? '' }))];
    }),
  );
  return Object.fromEntries(lists) as Source;
}
