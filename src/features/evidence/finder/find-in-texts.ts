import { wordsOf } from './words-of.ts';

/** What a claim says, as `findInTexts` compares it. */
export function searchable(text: string): string {
  return ` ${wordsOf(text).join(' ')}`;
}

/** The ids of the searchable texts in which every word of a query begins some word. */
export function findInTexts(
  texts: ReadonlyMap<string, string>,
  query: string,
): ReadonlySet<string> {
  const starts = wordsOf(query).map((word) => ` ${word}`);
  const found = new Set<string>();
  if (starts.length === 0) return found;
  for (const [id, text] of texts) if (starts.every((start) => text.includes(start))) found.add(id);
  return found;
}
