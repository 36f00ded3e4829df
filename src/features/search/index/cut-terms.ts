/** A part may hold this many bytes of JSON before it is cut again; compressed it is about a fifth of them. */
export const partSize = 40_000;

/** Words that begin alike. */
export interface TermGroup<Term> {
  start: string;
  terms: readonly Term[];
}

/**
 * Words with what is known of them → groups by their first letter; a group beyond `size` is cut by the
 * next letter, and so on. A word that is shorter than the start of its group’s sisters has a group of its own.
 */
export function cutTerms<Term extends readonly [string, ...unknown[]]>(
  terms: readonly Term[],
  size = partSize,
  depth = 1,
): TermGroup<Term>[] {
  const groups = Map.groupBy(terms, ([word]) => [...word].slice(0, depth).join(''));
  return [...groups].flatMap(([start, own]) => {
    const isWhole = own.length === 1 || [...start].length < depth;
    return isWhole || JSON.stringify(own).length <= size
      ? [{ start, terms: own }]
      : cutTerms(own, size, depth + 1);
  });
}

/** The places of those parts that may hold words that begin so, or a word that is shorter. */
export function partsOf(parts: readonly string[], start: string): number[] {
  return parts.flatMap((part, place) =>
    start.startsWith(part) || part.startsWith(start) ? [place] : [],
  );
}
