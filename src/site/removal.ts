/** An item that was taken out of a list, with the index that it had. */
export interface Removal<Item> {
  item: Item;
  index: number;
}

/** The items of a list that `isRemoved` picks, with their places, in order. */
export function removalsFrom<Item>(
  list: readonly Item[],
  isRemoved: (item: Item) => boolean,
): Removal<Item>[] {
  return list.flatMap((item, index) => (isRemoved(item) ? [{ item, index }] : []));
}

/**
 * Puts removed items back where they were; at the end, where the list has become shorter. An item
 * that is on the list again, by its `idOf`, is not added a second time.
 */
export function withRestored<Item>(
  list: readonly Item[],
  removals: readonly Removal<Item>[],
  idOf: (item: Item) => string,
): readonly Item[] {
  return removals.reduce((restored, { item, index }) => {
    const isThere = restored.some((other) => idOf(other) === idOf(item));
    if (isThere) return restored;
    return [...restored.slice(0, index), item, ...restored.slice(index)];
  }, list);
}
