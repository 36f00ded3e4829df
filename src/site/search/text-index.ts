import type { default as MiniSearch, Options, Query, SearchResult } from 'minisearch';
import { formsIn } from './thesaurus.ts';

/** How an index is asked: its fields with what a word found in each says, and where the first letters of a word look. */
export interface TextIndex {
  weights: Readonly<Record<string, number>>;
  /** The first letters of a word would find everything in running text; they look where visitors start. */
  firstFields: readonly string[];
  /** How much a record counts beside others with the same words. */
  weightOf?: (id: unknown) => number;
}

/** Whether a record is of the kind a query asks for: half of its words are enough to stand with those that have all. */
type IsAnswer = (id: unknown) => boolean;

/** What a query found, best first. */
interface Ranked {
  id: unknown;
  score: number;
  /** Forms of the words of the record that fit. */
  words: readonly string[];
  /** Whether every word of the query was found. */
  isFull: boolean;
}

/** Partial matches fill a list up to so many. */
const fewestResults = 8;

/** Fewer letters than these are the beginning of a word. */
const firstLetters = 3;

/** A shorter word is looked for as the beginning of others only while it is the last one, which may still be typed. */
const prefixFrom = 4;

/** Shorter words have too many neighbors for one slip to be forgiven, or for two. */
const forgivenFrom = { one: 4, two: 7 };

/** How MiniSearch reads texts: as forms of words, without those that say nothing in the fields of running text. */
export function indexOptions<Document>(
  fields: readonly string[],
  running: readonly string[] = [],
  ignored: ReadonlySet<string> = new Set(),
): Options<Document> {
  return {
    fields: [...fields],
    tokenize: formsIn,
    processTerm: (term, field) =>
      field && running.includes(field) && ignored.has(term) ? null : term,
  };
}

/** Looks for each word from its first letters on, or with a slip forgiven. */
export function findWord<Document>(
  index: MiniSearch<Document>,
  { weights, firstFields, weightOf }: TextIndex,
  word: string,
  { isLast, isForgiving = false }: { isLast: boolean; isForgiving?: boolean },
): SearchResult[] {
  const isBeginning = word.length < firstLetters && isLast;
  return index.search(isForgiving ? forgiving(word) : { queries: [word] }, {
    prefix: word.length >= prefixFrom || (isLast && word.length > 1),
    tokenize: (typed) => [typed],
    boost: { ...weights },
    weights: { fuzzy: 0.45, prefix: 0.3 },
    ...(weightOf && { boostDocument: weightOf }),
    ...(isBeginning && { fields: [...firstFields] }),
  });
}

/**
 * The finds of each word of a query → records, best first: those that have all words, then those that have some, the
 * rare words counting most, as many as bring the list to eight. Who has all words has the higher score. `size` is how many records there are.
 */
export function rank(
  finds: readonly (readonly SearchResult[])[],
  size: number,
  isAnswer: IsAnswer = () => false,
): Ranked[] {
  const worth = finds.map((found) => Math.log(1 + size / Math.max(found.length, 1)));
  const whole = worth.reduce((sum, one) => sum + one, 0);
  const byId = new Map<unknown, { score: number; worth: number; count: number; words: string[] }>();
  finds.forEach((found, place) => {
    for (const { id, score, terms } of found) {
      const known = byId.get(id) ?? { score: 0, worth: 0, count: 0, words: [] };
      known.score += score;
      known.worth += worth[place] ?? 0;
      known.count += 1;
      known.words.push(...terms);
      byId.set(id, known);
    }
  });
  const ranked = [...byId].map(([id, { score, worth: own, count, words }]) => ({
    ...{ id, words: [...new Set(words)], isFull: count === finds.length },
    isFirst: count === finds.length || (isAnswer(id) && own >= whole / 2),
    score: score * (own / whole) ** 2,
  }));
  const full = ranked.filter(({ isFirst }) => isFirst);
  const partial = ranked.filter(({ isFirst }) => !isFirst);
  const above = Math.max(0, ...partial.map(({ score }) => score));
  return [...full.map((one) => ({ ...one, score: one.score + above })), ...partial]
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.max(fewestResults, full.length));
}

/** Whether a slip in a word can be forgiven: a figure that is nearly right is wrong. */
export function isForgivable(word: string): boolean {
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
