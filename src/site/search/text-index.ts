import MiniSearch, { type Options, type Query } from 'minisearch';
import { joinedByHyphens, joinedNeighbors } from './compounds.ts';
import {
  anyOf,
  asOneWord,
  isForgivable,
  otherSpellings,
  partedSpellings,
  withEdits,
} from './spellings.ts';
import { formsInText } from './word-forms.ts';

/*
 * The one text index, of MiniSearch: the search of the site, the directory, the ledger and the
 * calendar each name their fields and ask it. Who ranks by words asks in `rank.ts`.
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
 * documents: neighbors that stand there in one word too, stop words aside, are indexed as that word
 * as well.
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
      const joined = new Set([
        ...joinedNeighbors(forms, known),
        ...joinedNeighbors(
          forms.filter((form) => !stopWords.has(form)),
          known,
        ),
      ]);
      return [...forms, ...joinedByHyphens(text), ...joined];
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
      const parted = isKnown ? [] : partedSpellings(word);
      const spellings = [...otherSpellings(words, place), ...parted];
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

/** Returns the ids of the documents that have one of these words as they are, in these fields. */
export function idsWithAnyWord<Field extends string>(
  index: TextIndex<Field>,
  words: readonly string[],
  fields: readonly NoInfer<Field>[],
): ReadonlySet<string> {
  const results = index.search(anyOf(...words), { tokenize: asOneWord, fields: [...fields] });
  return new Set(results.map(({ id }) => id));
}

/** Returns the ids of all documents. */
export function allIds<Field extends string>(index: TextIndex<Field>): string[] {
  return index.search(MiniSearch.wildcard).map(({ id }) => id);
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
