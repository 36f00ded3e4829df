/** A speaker on a shortlist: enough to name one where nothing else is known. */
export interface Choice {
  id: string;
  name: string;
}

/** How many speakers a shortlist holds. */
export const longest = 12;

/** Whether nobody more fits. */
export function isFull(list: readonly Choice[]): boolean {
  return list.length >= longest;
}

/** Whether a speaker is on the list. */
export function includes(list: readonly Choice[], id: string): boolean {
  return list.some((choice) => choice.id === id);
}

/** The list without a speaker who is on it, or with one who is not, last. A full list takes nobody more. */
export function toggled(list: readonly Choice[], choice: Choice): readonly Choice[] {
  if (includes(list, choice.id)) return without(list, choice.id);
  return isFull(list) ? list : [...list, choice];
}

/** The list without one speaker. */
export function without<Item extends Choice>(list: readonly Item[], id: string): readonly Item[] {
  return list.filter((choice) => choice.id !== id);
}

/** The list with a speaker one place further up or down; at the end of the list, and for a stranger, as it was. */
export function moved<Item extends Choice>(
  list: readonly Item[],
  id: string,
  way: 'up' | 'down',
): readonly Item[] {
  const from = list.findIndex((choice) => choice.id === id);
  const to = from + (way === 'up' ? -1 : 1);
  const [choice, other] = [list[from], list[to]];
  return choice && other ? list.with(from, other).with(to, choice) : list;
}

/** A list and, after it, those of another who are not on it yet. It may be longer than a shortlist can be. */
export function joined(list: readonly Choice[], other: readonly Choice[]): readonly Choice[] {
  return [...list, ...other.filter(({ id }) => !includes(list, id))];
}

/** Those of a list who are still speakers, at most as many as fit, and how many are not. */
export function present(list: readonly Choice[], isSpeaker: (id: string) => boolean) {
  const found = list.filter(({ id }) => isSpeaker(id));
  return { found: found.slice(0, longest), missing: list.length - found.length };
}
