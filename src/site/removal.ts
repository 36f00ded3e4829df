/** An item that was taken out of a list, with the index that it had. */
export interface Removal<Item> {
  item: Item;
  index: number;
}

/** Returns the items of a list that `isRemoved` picks, with their indexes, in order. */
export function removalsFrom<Item>(
  list: readonly Item[],
  isRemoved: (item: Item) => boolean,
): Removal<Item>[] {
  return list.flatMap((item, index) => (isRemoved(item) ? [{ item, index }] : []));
}

/**
 * Puts removed items back at their former index, or at the end of a list that has become shorter.
 * An item whose id (`idOf`) is on the list again is not added a second time.
 */
export function withRestored<Item>(
  list: readonly Item[],
  removals: readonly Removal<Item>[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const restored = [...list];
  for (const { item, index } of removals) {
    const isThere = restored.some((other) => idOf(other) === idOf(item));
    if (!isThere) restored.splice(index, 0, item);
  }
  return restored;
}
