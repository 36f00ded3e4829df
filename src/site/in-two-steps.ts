/** About what a large window shows at once. */
const seenAtOnce = 6;

/**
 * A list on its way from what was settled to what is asked for: the first items as they will be, then
 * those of before that are still to stay, so that little has to be drawn at a key. The settled list
 * itself comes out as it is. `atOnce` is how many a window shows.
 */
export function inTwoSteps<Item>(
  asked: readonly Item[],
  settled: readonly Item[],
  seen = seenAtOnce,
): readonly Item[] {
  if (asked === settled) return asked;
  const first = asked.slice(0, seen);
  const wanted = new Set(asked);
  const rest = settled.filter((item) => wanted.has(item) && !first.includes(item));
  return [...first, ...rest];
}
