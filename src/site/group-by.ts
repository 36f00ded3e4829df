/**
 * Groups items by the key that `keyOf` returns. Groups and items keep the order of the list.
 * Scripts of pages use it in place of `Map.groupBy`, which the oldest supported browsers do not
 * have (browser-floor.ts).
 */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
