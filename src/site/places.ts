/**
 * Who of the items drawn is shown, each with the number by which style puts it in order; undefined where it stands
 * in the order in which it is drawn.
 */
export type Places<Item> = ReadonlyMap<Item, number | undefined>;

/** A page that is drawn in its order. */
export function placesAtRest<Item>(page: readonly Item[]): Places<Item> {
  return new Map(page.map((item) => [item, undefined]));
}

/** A page that style puts in order. The first, as many as are `seen`, have numbers below zero. */
export function placesInOrder<Item>(page: readonly Item[], seen: number): Places<Item> {
  return new Map(page.map((item, place) => [item, place - seen]));
}

/**
 * What a key or a press changes at once: the first of the page stand before all who are shown. Nobody else comes, goes
 * or moves, since that takes a millisecond for each and the window does not show it. `seen` is how many a large
 * window shows; a page that has no more is whole at once.
 */
export function placesAtOnce<Item>(
  page: readonly Item[],
  before: Places<Item>,
  seen: number,
): Places<Item> {
  if (page.length <= seen) return placesInOrder(page, seen);
  const others = [...before].map(([item, place]) => [item, place && Math.max(0, place)] as const);
  return new Map([...others, ...placesInOrder(page.slice(0, seen), seen)]);
}
