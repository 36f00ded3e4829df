import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '#check/schema-walk.ts';

/**
 * Which old entry of a list each new one comes from: its index, or undefined for an entry that is
 * new. Equal entries are found wherever they went; one that was changed is the entry with the most
 * fields in common, or, where as many went as came, the one at its place.
 */
export function matchItems(
  old: readonly unknown[],
  wanted: readonly unknown[],
): (number | undefined)[] {
  const from: (number | undefined)[] = wanted.map(() => undefined);
  const free = new Set(old.keys());
  const take = (index: number, place: number) => {
    from[index] = place;
    free.delete(place);
  };
  const shorter = Math.min(old.length, wanted.length);
  let head = 0;
  while (head < shorter && isDeepStrictEqual(old[head], wanted[head])) take(head, head++);
  for (let tail = 1; tail <= shorter - head; tail++) {
    if (!isDeepStrictEqual(old.at(-tail), wanted.at(-tail))) break;
    take(wanted.length - tail, old.length - tail);
  }
  const open = () => [...wanted.keys()].filter((index) => from[index] === undefined);
  for (const index of open()) {
    const place = [...free].find((one) => isDeepStrictEqual(old[one], wanted[index]));
    if (place !== undefined) take(index, place);
  }
  for (const index of open()) {
    const shares = [...free].map((one) => [one, fieldsInCommon(old[one], wanted[index])] as const);
    const [place, share] = shares.sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
    if (share > 0) take(index, place);
  }
  if (open().length === free.size) {
    for (const index of open()) take(index, Math.min(...free));
  }
  return from;
}

function fieldsInCommon(a: unknown, b: unknown): number {
  if (!isRecord(a) || !isRecord(b)) return 0;
  return Object.keys(b).filter((name) => isDeepStrictEqual(a[name], b[name])).length;
}
