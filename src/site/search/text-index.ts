import type { default as MiniSearch, Options, Query, SearchResult } from 'minisearch';
import { formsIn } from './thesaurus.ts';

/** How an index is searched: the weight of each field, and the fields in which one or two letters are searched as a prefix. */
export interface TextIndex {
  weights: Readonly<Record<string, number>>;
  /** The first letters of a word would find everything in running text; they look where visitors start. */
  firstFields: readonly string[];
  /** How much a record counts beside others with the same words. */
  weightOf?: (id: unknown) => number;
}

/** Whether a record is of the kind that the query names: it then ranks with full matches from half of the words on. */
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

/** Lengths from which one or two typing errors are allowed; shorter words have too many neighbors. */
const forgivenFrom = { one: 4, two: 7 };

/** Options for MiniSearch: texts become word forms, and `ignored` forms are left out of the fields of running text. */
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

/** Finds a word by prefix, or, where `isForgiving`, also with typing errors. */
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

/** Whether a word may be found with a typing error: long enough, and no number, since a nearly right number is wrong. */
export function isForgivable(word: string): boolean {
  return word.length >= forgivenFrom.one && !/\d/.test(word);
}

/** A word, or one within its typing errors: a wrong, missing, extra or swapped letter; two of them in long words. */
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
