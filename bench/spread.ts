import type { Measure } from './bench.ts';

/** Times in ms of one kind of action → median, on which the budget stands, 95th percentile and worst (decision 40). */
export function spread(what: string, times: readonly number[], budget: number): Measure[] {
  return [
    { what: `${what}, median`, value: percentile(times, 0.5), unit: 'ms', budget },
    { what: `${what}, 95 of 100`, value: percentile(times, 0.95), unit: 'ms' },
    { what: `${what}, worst`, value: percentile(times, 1), unit: 'ms' },
  ];
}

/**
 * Measures the same row of actions three times; of each action the middle time counts, because what
 * else runs on the machine, and the first run of each function, would speak louder than the page.
 */
export async function middleOfThree(measure: () => Promise<number[]>): Promise<number[]> {
  const [first = [], ...others] = [await measure(), await measure(), await measure()];
  return first.map((time, place) =>
    percentile([time, ...others.map((row) => row[place] ?? time)], 0.5),
  );
}

/** The smallest of the numbers that is not below so large a share of them (nearest rank). Of no numbers: NaN. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
