/**
 * What is drawn at once: what stands already, and after it who is new. Nobody moves, since showing a card
 * costs less than moving it, and moving less than drawing.
 */
export function drawnAtOnce<Item>(
  before: readonly Item[],
  shown: readonly Item[],
): readonly Item[] {
  const standing = new Set(before);
  const others = shown.filter((item) => !standing.has(item));
  return others.length > 0 ? [...before, ...others] : before;
}

/**
 * What is drawn at rest, in the order of reading: nobody moves where the order holds; else those in reserve
 * stay, and those shown come after them. `reserve` is how many may be kept unseen; those seen last are kept.
 */
export function drawnAtRest<Item>(
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
