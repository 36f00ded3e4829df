/**
 * Items by what `keyOf` gives for them, groups and items in the order of the list. `Map.groupBy`
 * for scripts of pages: it is younger than the oldest browsers that run them (browser-floor.ts).
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
