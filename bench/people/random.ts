/** A source of choices. The same seed makes the same choices, on every machine and every day. */
export interface Random {
  /** From 0 up to, but not, 1. */
  next: () => number;
  /** A whole number, both ends possible. */
  int: (from: number, to: number) => number;
  chance: (share: number) => boolean;
  /** One of a list. Throws on an empty list. */
  pick: <Item>(list: readonly Item[]) => Item;
  /** So many different ones of a list, in its order; all of a shorter list. */
  some: <Item>(list: readonly Item[], count: number) => Item[];
}

/** A seed in words → its source of choices: FNV-1a for the seed, mulberry32 for the numbers. */
export function randomFrom(seed: string): Random {
  const next = mulberry32(fnv1a(seed));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(list: readonly Item[]): Item => {
    if (list.length === 0) throw new Error('there is nothing to pick from');
    return list[int(0, list.length - 1)] as Item;
  };
  const some = <Item>(list: readonly Item[], count: number): Item[] => {
    const places = new Set<number>();
    while (places.size < Math.min(count, list.length)) places.add(int(0, list.length - 1));
    return list.filter((_, place) => places.has(place));
  };
  return { next, int, pick, some, chance: (share) => next() < share };
}

function fnv1a(words: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(words)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
