import { availableParallelism, loadavg } from 'node:os';

/** A sentence for whoever measures while something else runs; undefined on a quiet machine, and where load is not told. */
export function noiseOf(
  load = loadavg()[0] ?? 0,
  processors = availableParallelism(),
): string | undefined {
  if (load < 0.75 * processors) return undefined;
  return `Other programs keep ${load.toFixed(1)} of ${processors} processors busy: times will be too long.`;
}
