/**
 * The order in which everybody stands in the page, those in reserve included, with few moves from the
 * order of before, since moving a card costs more than showing it: nobody moves where those shown follow
 * one another already; else those in reserve stay, and those shown come after them.
 */
export function drawnOrder<Item>(before: readonly Item[], shown: readonly Item[]): readonly Item[] {
  const wanted = new Set(shown);
  const standing = before.filter((item) => wanted.has(item));
  const isInOrder =
    standing.length === shown.length && standing.every((item, place) => item === shown[place]);
  return isInOrder ? before : [...before.filter((item) => !wanted.has(item)), ...shown];
}
