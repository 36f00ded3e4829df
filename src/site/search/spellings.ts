import type { Query } from 'minisearch';
import { longestJoined, partsOfJoined } from './compounds.ts';
import { inflectionsOf } from './inflections.ts';

/*
 * The other ways in which a word of a query may be written, as questions to MiniSearch.
 */

/**
 * Lengths from which one or two typing errors are allowed; shorter words have too many neighbors.
 */
const forgivenFrom = { one: 4, two: 7 };

/**
 * Whether a word may be found with a typing error: long enough, and no number, since a nearly right
 * number is wrong.
 */
export function isForgivable(word: string): boolean {
  return word.length >= forgivenFrom.one && !/\d/.test(word);
}

/** A word, or one that is an edit away, two from a long word: a letter wrong, missing or extra. */
export function withEdits(word: string): Query {
  return { queries: [word], fuzzy: word.length < forgivenFrom.two ? 1 : 2 };
}

/** Returns a word that stands nowhere with typing errors, and in two words. */
export function forgivenSpellingsOf(word: string): Query[] {
  return [withTypingErrors(word), ...partedSpellings(word)];
}

/** A word, or one within its edits, or with two neighboring letters swapped. */
function withTypingErrors(word: string): Query {
  const swapped: string[] = [];
  for (let place = 0; place < word.length - 1; place++) {
    const start = word.slice(0, place);
    const end = word.slice(place + 2);
    swapped.push(`${start}${word[place + 1]}${word[place]}${end}`);
  }
  return anyOf(withEdits(word), ...swapped);
}

/** A word of a query, or neighbors that the index has in one word too: `health`, `care`. */
export type Unit = readonly [word: string, ...rest: string[]];

/** Returns the units of a query. `isKnown` says whether a word stands in the index as it is. */
export function unitsOf(words: readonly string[], isKnown: (word: string) => boolean): Unit[] {
  const units: Unit[] = [];
  let place = 0;
  for (let word = words[0]; word !== undefined; word = words[place]) {
    let rest = words.slice(place + 1, place + longestJoined);
    while (rest.length > 0 && !isKnown([word, ...rest].join(''))) rest = rest.slice(0, -1);
    units.push([word, ...rest]);
    place += 1 + rest.length;
  }
  return units;
}

/** Returns a word as it is typed and in other inflections; the words of a phrase in one. */
export function spellingsOf([word, ...rest]: Unit): Query[] {
  if (rest.length > 0) return [allWhole([word, ...rest].join(''))];
  const inflections = inflectionsOf(word);
  return inflections.length > 0 ? [word, anyWhole(...inflections)] : [word];
}

/**
 * Returns the other spellings of a word of a query: its inflections, and in one with the word
 * before or after it: `health` of `health care` is `healthcare`.
 */
export function otherSpellings(words: readonly string[], place: number): Query[] {
  const word = words[place] ?? '';
  const before = words[place - 1];
  const after = words[place + 1];
  const [, ...spellings] = spellingsOf([word]);
  if (before !== undefined) spellings.push(allWhole(before + word));
  if (after !== undefined) spellings.push(allWhole(word + after));
  return spellings;
}

/** Returns a word of a query in two words, wherever they may be parted. */
export function partedSpellings(word: string): Query[] {
  return partsOfJoined(word).map((parts) => allWhole(...parts));
}

/** All of these words, none as the beginning of another, in place of the word that is typed. */
function allWhole(...words: string[]): Query {
  return { combineWith: 'AND', queries: words, prefix: false };
}

/** Any of these words, none as the beginning of another. */
function anyWhole(...words: string[]): Query {
  return { combineWith: 'OR', queries: words, prefix: false };
}

/** Any of these. */
export function anyOf(...queries: Query[]): Query {
  return { combineWith: 'OR', queries };
}

/** A tokenizer for the words of a query, which are forms already. */
export function asOneWord(form: string): string[] {
  return [form];
}
