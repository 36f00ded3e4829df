import { deviceList } from '#site/device-list.ts';
import { capitalized } from '#site/words.ts';

/** A speaker on a shortlist: the name is shown where the published record is not available. */
export interface Choice {
  id: string;
  name: string;
}

export const maxChoices = 12;
const maxIdLength = 80;
const maxNameLength = 120;
/** The ids that are read from an address, at most. */
const maxIds = 100;

export function isFull(list: readonly Choice[]): boolean {
  return list.length >= maxChoices;
}

export function hasChoice(list: readonly Choice[], id: string): boolean {
  return list.some((choice) => choice.id === id);
}

/** Appends a speaker. Returns the list unchanged if it is full or has the speaker. */
export function withChoice(list: readonly Choice[], choice: Choice): readonly Choice[] {
  return isFull(list) || hasChoice(list, choice.id) ? list : [...list, choice];
}

/**
 * Swaps a speaker with the neighbor above or below. Returns the list unchanged if either is not
 * there.
 */
export function moveChoice<Item extends Choice>(
  list: readonly Item[],
  id: string,
  way: 'up' | 'down',
): readonly Item[] {
  const from = list.findIndex((choice) => choice.id === id);
  const to = from + (way === 'up' ? -1 : 1);
  const choice = list[from];
  const neighbor = list[to];
  if (!choice || !neighbor) return list;
  const order = [...list];
  order[from] = neighbor;
  order[to] = choice;
  return order;
}

/** Appends the speakers of `other` that `list` lacks. The result can exceed `maxChoices`. */
export function joinChoices(list: readonly Choice[], other: readonly Choice[]): readonly Choice[] {
  return [...list, ...other.filter(({ id }) => !hasChoice(list, id))];
}

/**
 * Returns the valid choices of a stored list, each id once, at most `maxChoices`: the visitor or
 * another program may have edited the list.
 */
export function choicesFrom(stored: readonly unknown[]): Choice[] {
  const choices = stored.filter(isChoice).map(({ id, name }) => ({ id, name }));
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()].slice(0, maxChoices);
}

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name } = value as Record<string, unknown>;
  return (
    isSpeakerId(id) &&
    typeof name === 'string' &&
    name.trim() !== '' &&
    name.length <= maxNameLength
  );
}

/**
 * Returns whether a value can be the id of a speaker: lower-case letters, digits and single
 * hyphens, as in file names: `amara-quill`.
 */
export function isSpeakerId(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= maxIdLength &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
  );
}

/** Returns a name for an id without a record: `Amara Quill` for `amara-quill`. */
export function nameFromId(id: string): string {
  return id.split('-').map(capitalized).join(' ');
}

export const shortlistPath = '/speakers/shortlist';

/** The number of speakers asked for: one of the list, or all of it on one panel. */
export type Together = 'one' | 'all';

/**
 * Returns the address of a list. It contains the ids, so that it works on every device, and whether
 * one of them is asked for or all.
 */
export function shortlistHref(list: readonly { id: string }[], together?: Together): string {
  const parameters = [
    list.length > 0 && `ids=${list.map(({ id }) => id).join(',')}`,
    together && `together=${together}`,
  ].filter(Boolean);
  return parameters.length === 0 ? shortlistPath : `${shortlistPath}?${parameters.join('&')}`;
}

/** Reads from a query string whether one speaker is asked for or all: `?together=all`. */
export function togetherInQuery(query: string): Together | undefined {
  return togetherFrom(new URLSearchParams(query).get('together'));
}

/** Returns a value as `Together`; undefined if it is none. */
export function togetherFrom(value: unknown): Together | undefined {
  return value === 'one' || value === 'all' ? value : undefined;
}

/**
 * Reads the ids of a query string in order: `?ids=a,b,c`, also from several `ids` parameters. Drops
 * malformed and repeated ids, and all beyond the hundredth; a broken percent escape is read
 * literally (URL Standard, urlencoded parsing).
 */
export function idsInQuery(query: string): string[] {
  const ids = new URLSearchParams(query).getAll('ids').join(',').split(',', maxIds);
  return [...new Set(ids.map((id) => id.trim()).filter(isSpeakerId))];
}

/** The shortlist of this device, first choice first. */
export const {
  current: currentShortlist,
  latest: latestShortlist,
  change: changeShortlist,
  remove: removeChoices,
  undo: undoRemoval,
  forgetRemovals,
  subscribe: subscribeToShortlist,
  use: useShortlist,
} = deviceList({
  key: 'shortlist',
  itemsIn: choicesFrom,
  idOf: ({ id }) => id,
  limit: maxChoices,
});

/** Removes a speaker from the shortlist of this device; `undoRemoval` puts the speaker back. */
export function removeFromShortlist(id: string): void {
  removeChoices((choice) => choice.id === id);
}
