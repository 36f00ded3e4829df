import { extentIn, foldedText } from './folded-text.ts';
import type { EntryKey, FoundEntry, FoundPlace } from './protocol.ts';

/** An entry with all its words, ready to be searched. */
export interface SearchedEntry extends EntryKey {
  title: string;
  /** The title, the id, and the names of its kind, folded. */
  head: string;
  fields: readonly SearchedField[];
}

/** A field with words. */
export interface SearchedField {
  /** Its path in the data; `bodyField` for the Markdown. */
  path: string;
  text: string;
  folded: string;
}

/** An entry that was found, before its kind and its fields are called by their labels. */
export type Found = Omit<FoundEntry, 'kindLabel' | 'problems' | 'places'> & {
  places: Omit<FoundPlace, 'label'>[];
};

/** The most places that are shown of one entry. */
const mostPlaces = 3;

/** An entry that has the words somewhere: how well it fits, and the fields that have them. */
interface Match {
  entry: SearchedEntry;
  rank: number;
  fields: readonly SearchedField[];
  /** The words to be shown in each field, the best first. */
  wanted: readonly string[];
}

/**
 * The entries in which all words of a query are found, those first whose title begins with it, then
 * those with a field that is nothing else, those that have it as a phrase, and those that have its
 * words apart. Case and accents make no
 * difference. None for an empty query. Of `total` entries, the `most` first are returned.
 */
export function findWords(
  entries: readonly SearchedEntry[],
  query: string,
  most = Infinity,
): { found: Found[]; total: number } {
  const phrase = foldedText(query).folded.trim();
  if (phrase === '') return { found: [], total: 0 };
  const words = phrase.split(' ');
  const matches = entries.flatMap((entry) => matchOf(entry, phrase, words) ?? []);
  const best = matches.toSorted((a, b) => b.rank - a.rank).slice(0, most);
  return { found: best.map(foundIn), total: matches.length };
}

function matchOf(
  entry: SearchedEntry,
  phrase: string,
  words: readonly string[],
): Match | undefined {
  const { head, fields } = entry;
  const inHead = words.every((word) => head.includes(word));
  const withPhrase = fields.filter(({ folded }) => folded.includes(phrase));
  if (head.startsWith(phrase)) return { entry, rank: 6, fields: withPhrase, wanted: [phrase] };
  if (head.includes(phrase)) return { entry, rank: 5, fields: withPhrase, wanted: [phrase] };
  const isWholeField = withPhrase.some(({ folded }) => folded === phrase);
  if (isWholeField) return { entry, rank: 4, fields: withPhrase, wanted: [phrase] };
  if (withPhrase.length > 0) return { entry, rank: 3, fields: withPhrase, wanted: [phrase] };
  if (inHead) return { entry, rank: 2, fields: [], wanted: [] };
  const wanted = words.toSorted((a, b) => b.length - a.length);
  const withAll = fields.filter(({ folded }) => words.every((word) => folded.includes(word)));
  if (withAll.length > 0) return { entry, rank: 1, fields: withAll, wanted };
  const apart = words.filter((word) => !head.includes(word));
  const isEverywhere = apart.every((word) => fields.some(({ folded }) => folded.includes(word)));
  if (!isEverywhere) return undefined;
  const withSome = fields.filter(({ folded }) => apart.some((word) => folded.includes(word)));
  return { entry, rank: 0, fields: withSome, wanted };
}

function foundIn({ entry, rank, fields, wanted }: Match): Found {
  const { kind, id, title } = entry;
  const places = fields.slice(0, mostPlaces).map(({ path, text }) => ({
    path,
    ...surroundingsOf(text, wanted),
  }));
  const isCalledSo = rank >= 5 || rank === 2;
  return { kind, id, title, isCalledSo, places, further: fields.length - places.length };
}

/** The most characters that are shown on either side of words that were found. */
const mostAround = 60;

/** The first of some words that a text has, with the words around it; cut at spaces. */
export function surroundingsOf(text: string, wanted: readonly string[]) {
  const extents = wanted.flatMap((words) => extentIn(text, words) ?? []);
  const { from, to } = extents[0] ?? { from: 0, to: 0 };
  const start = Math.max(0, from - mostAround);
  const end = Math.min(text.length, to + mostAround);
  const before = text.slice(start, from);
  const after = text.slice(to, end);
  return {
    before: start === 0 ? before : `…${before.replace(/^\S*\s/, ' ')}`,
    match: text.slice(from, to),
    after: end === text.length ? after : `${after.replace(/\s\S*$/, ' ')}…`,
  };
}
