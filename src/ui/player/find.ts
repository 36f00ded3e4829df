import type { Turn } from './recording.ts';

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
export interface Piece {
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
