import type { Random } from './random.ts';

/**
 * A list, the most frequent first → a draw in which an entry of rank r comes as often as 1/(r + shift)
 * (Zipf's law with Mandelbrot's shift, as words of a language and facets of a directory are spread).
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

/** So many different entries of a draw, in the order drawn. */
export function drawSome<Item>(
  draw: (random: Random) => Item,
  count: number,
  random: Random,
): Item[] {
  const drawn = new Set<Item>();
  while (drawn.size < count) drawn.add(draw(random));
  return [...drawn];
}

/** Binary search: the place of the first sum that is not below the wanted one. */
function firstAtLeast(sums: Float64Array, wanted: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
