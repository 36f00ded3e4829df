import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import { formsInText } from './word-forms.ts';

/**
 * How texts are indexed and searched: the one definition that the search of the site, of speakers
 * and of claims each have.
 */
interface TextFields<Field extends string> {
  /** The fields, and how much a word found in one says about the record. */
  weights: Readonly<Record<Field, number>>;
  /**
   * The first letters of a word would find everything in running text; they look in these fields.
   * Absent: in all.
   */
  firstFields?: readonly Field[];
  /** Fields of running text, in which stop words are not indexed. */
  running?: readonly Field[];
  /** Text → its words as they are compared. */
  wordsOf?: (text: string) => string[];
}

export type TextDocument<Field extends string> = { id: string | number } & Record<Field, string>;
export type TextIndex<Field extends string> = MiniSearch<TextDocument<Field>>;

interface Ranking {
  /** How much a record counts beside others with the same words. */
  weightOf?: (id: unknown) => number;
  /**
   * Whether a record is of the kind that the query names: it then ranks with full matches from half
   * of the words on.
   */
  isAnswer?: (id: unknown) => boolean;
}

interface Ranked {
  id: unknown;
  score: number;
  /** Forms of the words of the record that fit. */
  words: readonly string[];
  isFull: boolean;
}

/** Partial matches fill a list up to so many. */
const fewestResults = 8;

/** Fewer letters than these are the beginning of a word. */
const firstLetters = 3;

/**
 * A shorter word is looked for as the beginning of others only while it is the last one, which may
 * still be typed.
 */
const prefixFrom = 4;

/**
 * Lengths from which one or two typing errors are allowed; shorter words have too many neighbors.
 */
const forgivenFrom = { one: 4, two: 7 };

/**
 * Options for MiniSearch: texts become words, and `ignored` words are left out of the fields of
 * running text.
 */
export function indexOptions<Field extends string>(
  { weights, running = [], wordsOf = formsInText }: TextFields<Field>,
  ignored: ReadonlySet<string> = new Set(),
): Options<TextDocument<Field>> {
  return {
    fields: Object.keys(weights),
    tokenize: wordsOf,
    processTerm: (term, field) =>
      running.some((own) => own === field) && ignored.has(term) ? null : term,
  };
}

/** An index of documents, to be published as JSON. */
export function buildIndex<Field extends string>(
  fields: TextFields<Field>,
  documents: readonly TextDocument<NoInfer<Field>>[],
  ignored?: ReadonlySet<string>,
): TextIndex<Field> {
  const index = new MiniSearch<TextDocument<Field>>(indexOptions(fields, ignored));
  index.addAll(documents);
  return index;
}

/**
 * Opens a published index in short tasks, because a visitor may be typing. Rejects if `json` is no
 * index.
 */
export function openIndex<Field extends string>(
  fields: TextFields<Field>,
  json: unknown,
): Promise<TextIndex<Field>> {
  return MiniSearch.loadJSAsync<TextDocument<Field>>(json as never, indexOptions(fields));
}

/**
 * Looks for each word of a query, by prefix where it is long or still typed; `forgiven` are those
 * found only with typing errors.
 */
export function askIndex<Field extends string>(
  index: TextIndex<Field>,
  { weights, firstFields }: TextFields<Field>,
  words: readonly string[],
  { weightOf, isAnswer }: Ranking = {},
): { ranked: Ranked[]; forgiven: readonly string[] } {
  const forgiven: string[] = [];
  const find = (word: string, query: Query) => {
    const isLast = word === words.at(-1);
    const isBeginning = word.length < firstLetters && isLast;
    return index.search(query, {
      prefix: word.length >= prefixFrom || (isLast && word.length > 1),
      tokenize: (typed) => [typed],
      boost: { ...weights },
      weights: { fuzzy: 0.45, prefix: 0.3 },
      ...(weightOf && { boostDocument: weightOf }),
      ...(isBeginning && firstFields && { fields: [...firstFields] }),
    });
  };
  const finds = words.map((word) => {
    const exact = find(word, { queries: [word] });
    if (exact.length > 0 || !isForgivable(word)) return exact;
    forgiven.push(word);
    return find(word, forgiving(word));
  });
  return { ranked: rank(finds, index.documentCount, isAnswer), forgiven };
}

/**
 * The ids of the documents in which every word begins some word; if there are none, of those that
 * match with typing errors.
 */
export function findEvery<Field extends string>(
  index: TextIndex<Field>,
  words: readonly string[],
): ReadonlySet<string> {
  const find = (queryOf: (word: string) => Query) => {
    const all = { combineWith: 'AND', queries: words.map(queryOf) } as const;
    const finds = index.search(all, { prefix: true, tokenize: (typed) => [typed] });
    return new Set(finds.map(({ id }) => id as string));
  };
  const exact = find((word) => word);
  return exact.size > 0 ? exact : find((word) => (isForgivable(word) ? edited(word) : word));
}

/**
 * The finds of each word of a query → records, best first: those that have all words, then those
 * that have some, the rare words counting most, as many as bring the list to eight. `size` is how
 * many records there are.
 */
function rank(
  finds: readonly (readonly SearchResult[])[],
  size: number,
  isAnswer: Ranking['isAnswer'] = () => false,
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
    id,
    words: [...new Set(words)],
    isFull: count === finds.length,
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

/**
 * Whether a word may be found with a typing error: long enough, and no number, since a nearly right
 * number is wrong.
 */
function isForgivable(word: string): boolean {
  return word.length >= forgivenFrom.one && !/\d/.test(word);
}

/**
 * A word, or one within its typing errors: a wrong, missing, extra or swapped letter; two of them
 * in long words.
 */
function forgiving(word: string): Query {
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
  return { combineWith: 'OR', queries: [edited(word), ...swapped] };
}

/** A word, or one that is one edit away, two from a long word. */
function edited(word: string): Query {
  return { queries: [word], fuzzy: word.length < forgivenFrom.two ? 1 : 2 };
}

/**
 * The same function, which remembers its last `most` answers. A promise that rejects is no answer:
 * the next call tries again.
 */
export function remembering<Question, Answer>(
  answerTo: (question: Question) => Answer,
  most = Number.POSITIVE_INFINITY,
): (question: Question) => Answer {
  const known = new Map<Question, Answer>();
  return (question) => {
    const answer = known.get(question) ?? answerTo(question);
    known.delete(question);
    known.set(question, answer);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    if (answer instanceof Promise) answer.catch(() => known.delete(question));
    return answer;
  };
}
