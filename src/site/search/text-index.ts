import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch';
import { joinedByHyphens, joinedPairs, partsOfJoined } from './compounds.ts';
import { formsInText } from './word-forms.ts';

/*
 * The one text index, of MiniSearch: the search of the site, the directory, the ledger and the
 * calendar each name their fields and ask it.
 */

/** How the texts of one search are indexed. */
export interface TextFields<Field extends string> {
  /** The fields, and how much a word found in one says about the document. */
  weights: Readonly<Record<Field, number>>;
  /**
   * The fields in which one or two letters are looked for, because they would find everything in
   * running text. Absent: all.
   */
  firstFields?: readonly Field[];
  /** Fields of running text, in which stop words are not indexed. */
  running?: readonly Field[];
}

export type TextDocument<Field extends string> = { id: string } & Readonly<Record<Field, string>>;
export type TextIndex<Field extends string> = MiniSearch<TextDocument<Field>>;

/**
 * Returns the options with which an index is both built and opened. `known` are the words of all
 * documents: a pair of words that stands there in one word too is indexed as that word as well.
 */
function optionsFor<Field extends string>(
  { weights, running = [] }: TextFields<Field>,
  stopWords: ReadonlySet<string> = new Set(),
  known: ReadonlySet<string> = new Set(),
): Options<TextDocument<Field>> {
  return {
    fields: Object.keys(weights),
    tokenize: (text) => {
      const forms = formsInText(text);
      return [...forms, ...joinedByHyphens(text), ...joinedPairs(forms, known)];
    },
    processTerm: (form, field) =>
      running.some((name) => name === field) && stopWords.has(form) ? null : form,
  };
}

/**
 * Indexes documents. `stopWords`, as forms, are left out of fields of running text.
 * `JSON.stringify` makes of the index what `openIndex` opens.
 */
export function buildIndex<Field extends string>(
  fields: TextFields<Field>,
  documents: readonly TextDocument<NoInfer<Field>>[],
  stopWords?: ReadonlySet<string>,
): TextIndex<Field> {
  const known = new Set(documents.flatMap((document) => wordsIn(fields, document)));
  const index = new MiniSearch<TextDocument<Field>>(optionsFor(fields, stopWords, known));
  index.addAll(documents);
  return index;
}

/** Indexes documents in the browser, in short tasks, because a visitor may be typing. */
export async function buildIndexInSteps<Field extends string>(
  fields: TextFields<Field>,
  documents: readonly TextDocument<NoInfer<Field>>[],
): Promise<TextIndex<Field>> {
  const known = new Set<string>();
  for (const [number, document] of documents.entries()) {
    for (const word of wordsIn(fields, document)) known.add(word);
    if (number % documentsOfTask === documentsOfTask - 1) await nextTask();
  }
  const index = new MiniSearch<TextDocument<Field>>(optionsFor(fields, undefined, known));
  await index.addAllAsync(documents);
  return index;
}

/** As many as MiniSearch indexes in one task. */
const documentsOfTask = 10;

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Returns the words of a document, those too that hyphens join in it. */
function wordsIn<Field extends string>(
  { weights }: TextFields<Field>,
  document: TextDocument<Field>,
): string[] {
  return Object.keys(weights).flatMap((field) => {
    const text = document[field as Field];
    return [...formsInText(text), ...joinedByHyphens(text)];
  });
}

/**
 * Opens the JSON of an index, in short tasks, because a visitor may be typing. Rejects if it is no
 * index.
 */
export function openIndex<Field extends string>(
  fields: TextFields<Field>,
  json: string,
): Promise<TextIndex<Field>> {
  return MiniSearch.loadJSONAsync<TextDocument<Field>>(json, optionsFor(fields));
}

/**
 * Returns the ids of the documents in which every word of a query begins some word, in these
 * fields. None for a query without words.
 */
export function idsWithEveryWord<Field extends string>(
  index: TextIndex<Field>,
  words: readonly string[],
  fields?: readonly NoInfer<Field>[],
): ReadonlySet<string> {
  return idsWithAll(
    index,
    words.map((word, place) => {
      const isKnown = idsWith(index, word).length > 0;
      const spellings = isKnown ? joinedSpellings(words, place) : partedSpellings(word);
      return anyOf(word, ...spellings);
    }),
    fields,
  );
}

/**
 * The same with typing errors: one edit in a word, two in a long one, none in a short word or a
 * number.
 */
export function idsNearEveryWord<Field extends string>(
  index: TextIndex<Field>,
  words: readonly string[],
  fields?: readonly NoInfer<Field>[],
): ReadonlySet<string> {
  const queries = words.map((word) => (isForgivable(word) ? withEdits(word) : word));
  return idsWithAll(index, queries, fields);
}

function idsWith<Field extends string>(index: TextIndex<Field>, query: Query): string[] {
  const results = index.search(query, { prefix: true, tokenize: asOneWord });
  return results.map(({ id }) => id);
}

function idsWithAll<Field extends string>(
  index: TextIndex<Field>,
  queries: Query[],
  fields: readonly Field[] | undefined,
): ReadonlySet<string> {
  const results = index.search(
    { combineWith: 'AND', queries },
    { prefix: true, tokenize: asOneWord, ...(fields && { fields: [...fields] }) },
  );
  return new Set(results.map(({ id }) => id));
}

/** How documents count beside each other. */
interface Ranking {
  /** How much a document counts beside others with the same words. Absent: all alike. */
  weightOf?: (id: string) => number;
  /**
   * Whether a document is of the kind that the query names: it then ranks with full matches from
   * half of the words on.
   */
  isAnswer?: (id: string) => boolean;
  /** The length of the list up to which partial matches fill it. Absent: eight. */
  fewest?: number;
}

/** A document that a query found. */
export interface RankedDocument {
  id: string;
  score: number;
  /** The forms of its words that fit. */
  words: readonly string[];
  /** Whether it has every word of the query. */
  isFull: boolean;
}

/** Partial matches fill a list up to so many documents. */
const fewestResults = 8;

/** A shorter word is looked for in the first fields alone, unless it is a number. */
const wholeWordFrom = 3;

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
 * Looks for each word of a query by itself, by prefix where it is long or still typed, with typing
 * errors where it stands nowhere. Returns the documents that have all words, best first, then
 * those that have some, and whether a typing error was forgiven.
 */
export function rankByWords<Field extends string>(
  index: TextIndex<Field>,
  fields: TextFields<Field>,
  words: readonly string[],
  ranking: Ranking = {},
): { ranked: RankedDocument[]; isForgiven: boolean } {
  let isForgiven = false;
  const resultsByWord = words.map((word, place) => {
    const isLast = word === words.at(-1);
    const resultsOf = (query: Query) => searchForWord(index, fields, word, query, isLast, ranking);
    const exact = withOthers(resultsOf(word), joinedSpellings(words, place).map(resultsOf));
    if (exact.length > 0 || !isForgivable(word)) return exact;
    isForgiven = true;
    return withOthers(resultsOf(withTypingErrors(word)), partedSpellings(word).map(resultsOf));
  });
  return { ranked: rank(resultsByWord, index.documentCount, ranking), isForgiven };
}

/**
 * Returns results with those of further queries that are not among them. A query for all of them
 * would count a document twice that has two spellings.
 */
function withOthers(
  results: readonly SearchResult[],
  others: readonly (readonly SearchResult[])[],
): readonly SearchResult[] {
  const byId = new Map<unknown, SearchResult>();
  for (const result of [...results, ...others.flat()]) {
    if (!byId.has(result.id)) byId.set(result.id, result);
  }
  return [...byId.values()];
}

function searchForWord<Field extends string>(
  index: TextIndex<Field>,
  { weights, firstFields }: TextFields<Field>,
  word: string,
  query: Query,
  isLast: boolean,
  { weightOf }: Ranking,
): SearchResult[] {
  const isBeginning = isLast && word.length < wholeWordFrom && !/\d/.test(word);
  return index.search(query, {
    prefix: word.length >= prefixFrom || (isLast && word.length > 1),
    tokenize: asOneWord,
    boost: { ...weights },
    weights: { fuzzy: 0.45, prefix: 0.3 },
    ...(weightOf && { boostDocument: weightOf }),
    ...(isBeginning && firstFields && { fields: [...firstFields] }),
  });
}

/**
 * Returns the words that a word of a query is when it is joined with the one before or after it:
 * `health` of `health care` is `healthcare`.
 */
function joinedSpellings(words: readonly string[], place: number): Query[] {
  const word = words[place] ?? '';
  const before = words[place - 1];
  const after = words[place + 1];
  const joined: Query[] = [];
  if (before !== undefined) joined.push(wholeWords(before + word));
  if (after !== undefined) joined.push(wholeWords(word + after));
  return joined;
}

/** Returns a word of a query in two words, wherever they may be parted. */
function partedSpellings(word: string): Query[] {
  return partsOfJoined(word).map((parts) => wholeWords(...parts));
}

/** All of these words, none as the beginning of another, in place of the word that is typed. */
function wholeWords(...words: string[]): Query {
  return { combineWith: 'AND', queries: words, prefix: false };
}

function anyOf(...queries: Query[]): Query {
  return { combineWith: 'OR', queries };
}

/** The words of a query are forms already. */
function asOneWord(form: string): string[] {
  return [form];
}

/** One document that words of a query found, their finds added up. */
interface Sum {
  score: number;
  /** The weights of the words that found it: a rare word weighs most. */
  weight: number;
  /** How many words found it. */
  count: number;
  words: string[];
}

/**
 * Ranks what each word of a query found among `size` documents: those that have all words, then
 * those that have some, the rare words counting most, as many as fill the list.
 */
function rank(
  resultsByWord: readonly (readonly SearchResult[])[],
  size: number,
  { isAnswer = () => false, fewest = fewestResults }: Ranking,
): RankedDocument[] {
  const sums = new Map<string, Sum>();
  let wholeWeight = 0;
  for (const results of resultsByWord) {
    const weight = Math.log(1 + size / Math.max(results.length, 1));
    wholeWeight += weight;
    for (const { id, score, terms } of results) {
      const sum = sums.get(id) ?? { score: 0, weight: 0, count: 0, words: [] };
      sum.score += score;
      sum.weight += weight;
      sum.count += 1;
      sum.words.push(...terms);
      sums.set(id, sum);
    }
  }
  const first: RankedDocument[] = [];
  const partial: RankedDocument[] = [];
  for (const [id, { score, weight, count, words }] of sums) {
    const isFull = count === resultsByWord.length;
    const document = {
      id,
      words: [...new Set(words)],
      isFull,
      score: score * (weight / wholeWeight) ** 2,
    };
    const isFirst = isFull || (isAnswer(id) && weight >= wholeWeight / 2);
    (isFirst ? first : partial).push(document);
  }
  const above = Math.max(0, ...partial.map(({ score }) => score));
  return [...first.map((document) => ({ ...document, score: document.score + above })), ...partial]
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.max(fewest, first.length));
}

/**
 * Whether a word may be found with a typing error: long enough, and no number, since a nearly right
 * number is wrong.
 */
function isForgivable(word: string): boolean {
  return word.length >= forgivenFrom.one && !/\d/.test(word);
}

/** A word, or one that is an edit away, two from a long word: a letter wrong, missing or extra. */
function withEdits(word: string): Query {
  return { queries: [word], fuzzy: word.length < forgivenFrom.two ? 1 : 2 };
}

/** A word, or one within its edits, or with two neighboring letters swapped. */
function withTypingErrors(word: string): Query {
  const swapped: string[] = [];
  for (let place = 0; place < word.length - 1; place++) {
    const start = word.slice(0, place);
    const end = word.slice(place + 2);
    swapped.push(`${start}${word[place + 1]}${word[place]}${end}`);
  }
  return { combineWith: 'OR', queries: [withEdits(word), ...swapped] };
}
