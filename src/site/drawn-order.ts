/**
 * The order in which cards stand in the page, those in reserve included: showing a card costs less than
 * moving it, and moving less than drawing. Nobody moves where those shown follow one another already;
 * else those in reserve stay, and those shown come after them. `reserve` is how many may be kept unseen;
 * those seen last are kept.
 */
export function drawnOrder<Item>(
  before: readonly Item[],
  shown: readonly Item[],
  reserve: number,
): readonly Item[] {
  const wanted = new Set(shown);
  const standing = before.filter((item) => wanted.has(item));
  const isInOrder =
    standing.length === shown.length && standing.every((item, place) => item === shown[place]);
  if (isInOrder && before.length - shown.length <= reserve) return before;
  const unseen = before.filter((item) => !wanted.has(item));
  return [...unseen.slice(Math.max(0, unseen.length - reserve)), ...shown];
}
