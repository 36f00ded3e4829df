/** Items spread evenly over a list, in its order, as many as asked at most: not the first ones, whose names begin with A. */
export function someOf<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  return Array.from(
    { length: most },
    (_, place) => items[Math.floor((place * items.length) / most)] as Item,
  );
}
