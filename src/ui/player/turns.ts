import type { Turn } from './recording.ts';

/** A turn and its place in the whole transcript. */
interface PlacedTurn extends Turn {
  place: number;
}

/** A run of turns that are all heard in the recording, or all only read. */
interface Passage {
  isHeard: boolean;
  /** Place of its first turn. */
  first: number;
  turns: readonly PlacedTurn[];
}

/** A transcript → its passages, in order. A turn without a time is not heard. */
export function passages(turns: readonly Turn[]): Passage[] {
  const placed = turns.map((turn, place) => ({ ...turn, place }));
  const isHeard = (place: number) => turns[place]?.start !== undefined;
  const firsts = turns.flatMap((_, place) =>
    place === 0 || isHeard(place) !== isHeard(place - 1) ? [place] : [],
  );
  return firsts.map((first, index) => ({
    isHeard: isHeard(first),
    first,
    turns: placed.slice(first, firsts[index + 1]),
  }));
}

/**
 * The place in the list of what is being said at a moment: the last timed turn that has begun. −1
 * before the first. What is read but not heard has no time and is never current.
 */
export function currentTurn(turns: readonly Turn[], position: number): number {
  return turns.findLastIndex(({ start }) => start !== undefined && start <= position);
}

/** Where a sought word stands: in which turn, and from which letter of its text to which. */
export interface Find {
  turn: number;
  from: number;
  to: number;
}

/** Every place where the words of a transcript say what is sought, in order. Case, accents and the kind of apostrophe do not matter; blanks around the words neither. */
export function findAll(turns: readonly Turn[], sought: string): Find[] {
  const needle = plain(sought.trim().normalize('NFC'));
  if (needle === '') return [];
  return turns.flatMap(({ text }, turn) =>
    placesIn(plain(text), needle).map((from) => ({ turn, from, to: from + needle.length })),
  );
}

/** A piece of a text, and which find it is, if it is one. */
interface Piece {
  text: string;
  find: Find | undefined;
}

/** A text cut at its finds. */
export function pieces(text: string, finds: readonly Find[]): Piece[] {
  const cut = finds.flatMap((find, index) => [
    { text: text.slice(finds[index - 1]?.to ?? 0, find.from), find: undefined },
    { text: text.slice(find.from, find.to), find },
  ]);
  return [...cut, { text: text.slice(finds.at(-1)?.to ?? 0), find: undefined }];
}

function placesIn(text: string, needle: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) {
    places.push(at);
  }
  return places;
}

/** Letter for letter as long as the text, so that places in the one are places in the other. */
function plain(text: string): string {
  return Array.from(text, (letter) => {
    const folded = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return folded.length === letter.length ? folded.replace(/[’‘`´]/, "'") : letter;
  }).join('');
}

/** How a search through a transcript stands: `5 finds`, then `2 of 5`; `Not found`; nothing while nothing is sought. */
export function findCount(sought: string, finds: number, place: number): string {
  if (sought.trim() === '') return '';
  if (finds === 0) return 'Not found';
  return place < 0 ? `${finds} ${finds === 1 ? 'find' : 'finds'}` : `${place + 1} of ${finds}`;
}
