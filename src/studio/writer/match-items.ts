import { isRecord } from '#content/is-record.ts';
import { isSame } from '../same-value.ts';

/**
 * For each entry of the list `wanted`, the index of the entry of `old` that it comes from, or
 * undefined where it is new. Equal entries are found wherever they went. One that was changed comes
 * from the entry with the most fields in common, or, where as many entries are left over in both
 * lists, from the first one left over.
 */
export function matchItems(
  old: readonly unknown[],
  wanted: readonly unknown[],
): (number | undefined)[] {
  const places: (number | undefined)[] = wanted.map(() => undefined);
  const freePlaces = new Set(old.keys());
  const take = (index: number, place: number) => {
    places[index] = place;
    freePlaces.delete(place);
  };
  const shorter = Math.min(old.length, wanted.length);
  // Equal entries from the start, then from the end.
  let head = 0;
  while (head < shorter && isSame(old[head], wanted[head])) {
    take(head, head);
    head++;
  }
  for (let tail = 1; tail <= shorter - head; tail++) {
    if (!isSame(old.at(-tail), wanted.at(-tail))) break;
    take(wanted.length - tail, old.length - tail);
  }
  const openIndexes = () => [...wanted.keys()].filter((index) => places[index] === undefined);
  for (const index of openIndexes()) {
    const place = [...freePlaces].find((one) => isSame(old[one], wanted[index]));
    if (place !== undefined) take(index, place);
  }
  for (const index of openIndexes()) {
    let best = { place: 0, shared: 0 };
    for (const place of freePlaces) {
      const shared = fieldsInCommon(old[place], wanted[index]);
      if (shared > best.shared) best = { place, shared };
    }
    if (best.shared > 0) take(index, best.place);
  }
  if (openIndexes().length === freePlaces.size) {
    for (const index of openIndexes()) take(index, Math.min(...freePlaces));
  }
  return places;
}

/** The number of fields that have the same value in both; 0 where one is no group. */
function fieldsInCommon(a: unknown, b: unknown): number {
  if (!isRecord(a) || !isRecord(b)) return 0;
  return Object.keys(b).filter((name) => isSame(a[name], b[name])).length;
}
