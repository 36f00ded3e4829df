import { fold } from '#site/search/fold.ts';

/**
 * A text as it is searched: without case, accents and marks of Markdown, with one kind of quotation
 * mark, dash and space; and for each of its characters, the place of the one that it comes from.
 */
export interface FoldedText {
  folded: string;
  places: readonly number[];
}

/** Folds a text as it is searched; see `FoldedText`. */
export function foldedText(text: string): FoldedText {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  let isAfterSpace = true;
  for (const character of text) {
    const sign = knownSigns.get(character) ?? foldedSign(character);
    // Line ends and several spaces count as one space; marks that are left out count as nothing.
    const isSpace = sign === ' ';
    if (!(isSpace && isAfterSpace)) {
      folded += sign;
      for (let index = 0; index < sign.length; index++) places.push(place);
    }
    if (sign !== '') isAfterSpace = isSpace;
    place += character.length;
  }
  return { folded, places };
}

/** The characters that were folded so far: a site has few, and all of its words. */
const knownSigns = new Map<string, string>();

function foldedSign(character: string): string {
  const sign = signOf(character);
  knownSigns.set(character, sign);
  return sign;
}

function signOf(character: string): string {
  if (/[\u00ad\u200b*_`]/.test(character)) return '';
  if (/\s/.test(character)) return ' ';
  if (/[“”„«»]/.test(character)) return '"';
  if (/[‐-―]/.test(character)) return '-';
  return fold(character);
}

/** Where a phrase stands in a text, as places of its first character and after its last. */
export interface Extent {
  from: number;
  to: number;
}

/** The first place at which folded words stand in a text; undefined where they do not. */
export function extentIn(text: string, words: string): Extent | undefined {
  const { folded, places } = foldedText(text);
  const start = folded.indexOf(words);
  if (words === '' || start < 0) return undefined;
  const from = places[start] ?? 0;
  const last = places[start + words.length - 1] ?? from;
  // A character with its accents, and one that takes two units, is taken whole.
  const next = places.slice(start + words.length).find((place) => place > last);
  return { from, to: next ?? text.length };
}
