import { fold } from '#site/fold.ts';

/** The ids of the texts that hold every word of a query, accents and capitals aside: the search while there is no index. */
export function findInTexts(
  texts: ReadonlyMap<string, string>,
  query: string,
): ReadonlySet<string> {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const hits = [...texts].filter(([, text]) => words.every((word) => text.includes(word)));
  return new Set(hits.map(([id]) => id));
}
