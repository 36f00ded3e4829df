/** A source of choices. The same seed makes the same choices, on every machine and every day. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next: () => number;
  /** Returns a whole number; both ends are possible. */
  int: (from: number, to: number) => number;
  /** Returns `true` in `share` of all calls, a number from 0 to 1. */
  chance: (share: number) => boolean;
  /** Returns one item of a list. Throws on an empty list. */
  pick: <Item>(list: readonly Item[]) => Item;
  /** Returns `count` different items of a list, in its order; all of a shorter list. */
  some: <Item>(list: readonly Item[], count: number) => Item[];
}

/** Returns the source of choices of a seed: FNV-1a hashes it, mulberry32 makes the numbers. */
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

/**
 * Returns a function that draws items of a list. It draws the item of rank r, from 1, in proportion
 * to 1/(r + shift): Zipf's law with Mandelbrot's shift, which the words of a language follow.
 * Throws on an empty list.
 */
export function zipf<Item>(list: readonly Item[], shift = 0): (random: Random) => Item {
  if (list.length === 0) throw new Error('there is nothing to draw from');
  let sum = 0;
  const sums = Float64Array.from(list, (_, place) => {
    sum += 1 / (place + 1 + shift);
    return sum;
  });
  return (random) => list[firstAtLeast(sums, random.next() * sum)] as Item;
}

/**
 * Returns `count` different items, in the order in which they were drawn. Never returns if `draw`
 * has fewer.
 */
export function drawSome<Item>(
  draw: (random: Random) => Item,
  count: number,
  random: Random,
): Item[] {
  const drawn = new Set<Item>();
  while (drawn.size < count) drawn.add(draw(random));
  return [...drawn];
}

/** Returns the index of the first sum that is not below the wanted one, by binary search. */
function firstAtLeast(sums: Float64Array, wanted: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Draws one word of a language. */
export type Vocabulary = (random: Random) => string;

/**
 * The number of different words in a vocabulary: about as many as people would use in texts as long
 * as the made-up ones. A search index grows with the different words of its texts, so fewer would
 * make every index look small.
 */
const vocabularySize = 20_000;

/**
 * Returns a draw of words: those of the texts, the most frequent first, and then a long tail of
 * made-up words that come up rarely.
 */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  return zipf(vocabularyWords(texts), 2.7);
}

/**
 * Returns the words of the texts, the most frequent first, followed by made-up words up to
 * `vocabularySize`.
 */
export function vocabularyWords(texts: readonly string[]): string[] {
  const words = new Set(byFrequency(texts));
  const random = randomFrom('tail of the vocabulary');
  while (words.size < vocabularySize) words.add(madeUpWord(random));
  return [...words];
}

/** Returns the different words of the texts in lower case, the most frequent first. */
function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}+(?:[’-]\p{L}+)*/gu)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
}

const starts =
  'b bl br c ch cl cr d dr f fl fr g gl gr h j k l m n p pl pr qu r s sc sh sl sp st str t th tr v w wh'.split(
    ' ',
  );
const middles = 'a e i o u ai ea ee ie oa oo ou'.split(' ');
const ends = 'b ck d ft g l ld ll m mp n nd ng nt p r rd rk rn rt s ss st t th x'.split(' ');
const endings = ['', '', '', 's', 'ed', 'ing', 'er', 'ly', 'ness', 'ment', 'ation', 'able', 'ity'];

function madeUpWord(random: Random): string {
  const { pick } = random;
  const syllables = Array.from({ length: random.int(1, 2) }, () => pick(starts) + pick(middles));
  return syllables.join('') + pick(ends) + pick(endings);
}
