import type { Query } from 'minisearch';
import { fieldWeights, type SiteIndex } from '../index/site-index.ts';
import { wordsOf } from '../index/words-of.ts';
import type { ResultKind } from '../records/search-record.ts';
import { fewestLetters } from './fewest-letters.ts';

/** One find: the place of the record in the head, and its words that fit. */
export interface Hit {
  place: number;
  score: number;
  /** Forms of the words of the record that the query means. */
  words: readonly string[];
}

/** How a query was understood: as typed, with slips forgiven, or only in part. */
export type Reading = 'exact' | 'forgiven' | 'nearest';

/** What a query found, best first. */
export interface Finding {
  query: string;
  reading: Reading;
  hits: readonly Hit[];
}

/** What a search needs: the words it leaves out, the kind of each record, and an index that knows the words that begin so. */
export interface Findable {
  ignored: ReadonlySet<string>;
  kindAt: (place: number) => ResultKind;
  open: (starts: readonly string[]) => Promise<SiteIndex>;
}

/** The first letters of a word would find everything somewhere; they look where visitors start. */
const soonest = { letters: 3, fields: ['title', 'about', 'also'] };

/** Shorter words have too many neighbors for one slip to be forgiven, or for two. */
const forgivenFrom = { one: 4, two: 7 };

/** A kit or a page answers a whole question, a claim one sentence of it. */
const kindWeights: Readonly<Record<ResultKind, number>> = {
  speaker: 1.3,
  story: 1,
  hazard: 1.5,
  claim: 0.8,
  resource: 1,
  event: 0.9,
  page: 1.1,
};

/** Beginnings that sound alike: typed → written. */
const soundsLike: Readonly<Record<string, string>> = {
  f: 'ph',
  k: 'c',
  c: 'k',
  n: 'pn',
  r: 'wr',
  s: 'ps',
};

/**
 * Looks for words, accents and capitals aside, from their first letters on. Where that finds nothing, one
 * wrong letter is forgiven in the words that stand nowhere; where that fails too, whatever has some of the
 * words comes near. Numbers are never forgiven. Too short a query finds nothing.
 */
export async function find(query: string, site: Findable): Promise<Finding> {
  const words = tellingWords(query, site.ignored);
  if (words.join('').length < fewestLetters) return { query, reading: 'exact', hits: [] };
  const exactly = await site.open(words);
  const exact = hitsOf(exactly, words, 'AND', site);
  if (exact.length > 0) return { query, reading: 'exact', hits: exact };

  const strange = words.filter((word) => hitsOf(exactly, [word], 'AND', site).length === 0);
  const slips = new Set((strange.length > 0 ? strange : words).filter(isForgivable));
  const around = await site.open(
    words.flatMap((word) => (slips.has(word) ? startsNear(word) : [word])),
  );
  const queries = words.map((word) => (slips.has(word) ? forgiving(word) : word));
  const forgiven = hitsOf(around, queries, 'AND', site);
  if (forgiven.length > 0) return { query, reading: 'forgiven', hits: forgiven };
  return { query, reading: 'nearest', hits: hitsOf(around, queries, 'OR', site) };
}

/** The words of a query without those that say nothing, unless it has no others; each once. */
export function tellingWords(query: string, ignored: ReadonlySet<string>): string[] {
  const words = [...new Set(wordsOf(query).map(({ form }) => form))];
  const telling = words.filter((word) => !ignored.has(word));
  return telling.length > 0 ? telling : words;
}

/** First letters of words that a slip in the beginning of this one may have meant. */
export function startsNear(word: string): string[] {
  const [first = '', second = ''] = word;
  const alike = Object.entries(soundsLike).filter(([typed, written]) =>
    [typed, written].some((start) => word.startsWith(start)),
  );
  return [
    ...new Set([
      first,
      second,
      ...alike.map(([typed, written]) => (word.startsWith(typed) ? written : typed)),
    ]),
  ].filter((start) => /^\p{L}/u.test(start));
}

function hitsOf(
  index: SiteIndex,
  queries: readonly Query[],
  combineWith: 'AND' | 'OR',
  { kindAt }: Findable,
): Hit[] {
  const letters = queries.filter((query) => typeof query === 'string').join('').length;
  const isSoon = queries.every((query) => typeof query === 'string') && letters < soonest.letters;
  return index
    .search({
      combineWith,
      queries: [...queries],
      prefix: (term) => term.length > 1,
      boost: fieldWeights,
      boostDocument: (place) => kindWeights[kindAt(place as number)],
      tokenize: (word) => [word],
      ...(isSoon && { fields: soonest.fields }),
    })
    .map(({ id, score, terms }) => ({ place: id as number, score, words: terms }));
}

function isForgivable(word: string): boolean {
  return word.length >= forgivenFrom.one && !/\d/.test(word);
}

/** A word, or one that a slip makes it: a wrong, missing or further letter, two swapped, in long words two slips. */
function forgiving(word: string): Query {
  const fuzzy = word.length < forgivenFrom.two ? 1 : 2;
  return { combineWith: 'OR', queries: [{ queries: [word], fuzzy }, ...swaps(word)] };
}

function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}
