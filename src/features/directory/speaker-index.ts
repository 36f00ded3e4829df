import MiniSearch, { type Options, type Query } from 'minisearch';
import { fold } from '#site/fold.ts';
import type { Scores } from './filter-entries.ts';

/** What is searched of a speaker: the whole profile, and the words people use for it. */
export interface SearchDocument {
  id: string;
  name: string;
  title: string;
  expertise: string;
  /** Other words for the fields of expertise and the profession. */
  related: string;
  organization: string;
  languages: string;
  place: string;
  talks: string;
  works: string;
  biography: string;
}

export type SpeakerIndex = MiniSearch<SearchDocument>;

/** How much a word found in a field says about the speaker. */
const boost = {
  name: 10,
  title: 6,
  expertise: 6,
  related: 3,
  organization: 3,
  languages: 3,
  talks: 2,
  place: 2,
  works: 1.5,
  biography: 1,
} satisfies Partial<Record<keyof SearchDocument, number>>;

const options: Options<SearchDocument> = {
  fields: Object.keys(boost),
  processTerm: fold,
};

/** The first letters of a word would find everyone in a biography; they look where visitors start. */
const soonest = {
  letters: 3,
  fields: ['name', 'title', 'expertise', 'languages', 'organization', 'place'],
};

/** Shorter words have too many neighbors for a typo to be forgiven, or for two. */
const forgivenFrom = { one: 4, two: 7 };

/** Speakers as the search knows them, to be published as JSON. */
export function buildSpeakerIndex(documents: readonly SearchDocument[]): SpeakerIndex {
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  return index;
}

/** A published index, ready to be searched. Throws on what is no index. */
export function openSpeakerIndex(json: unknown): SpeakerIndex {
  return MiniSearch.loadJS<SearchDocument>(json as never, options);
}

/** What a search found. */
export interface Finding {
  /** Speakers of whom every word is true. */
  matches: Scores;
  /** Speakers of whom some word is true; looked for only where there is no match. */
  nearest: Scores;
}

/**
 * Looks for words, accents and capitals aside, from their first letters on. Where that finds nobody,
 * one wrong letter is forgiven; where that fails too, the speakers come near who have some of the words.
 * Words that say nothing ("who", "about") are left out, unless there are no others.
 */
export function searchSpeakers(
  index: SpeakerIndex,
  query: string,
  ignored: ReadonlySet<string>,
): Finding {
  const words = tellingWords(query, ignored);
  const isFirstLetters = words.join('').length < soonest.letters;
  const search = (queries: readonly Query[], combineWith: 'AND' | 'OR'): Scores => {
    const fields = isFirstLetters ? { fields: soonest.fields } : {};
    const found = index.search({
      combineWith,
      queries: [...queries],
      prefix: true,
      boost,
      ...fields,
    });
    return new Map(found.map(({ id, score }) => [id as string, score]));
  };
  const exact = search(words, 'AND');
  if (exact.size > 0) return { matches: exact, nearest: new Map() };
  const forgiving = words.map(forgiven);
  const matches = search(forgiving, 'AND');
  if (matches.size > 0) return { matches, nearest: new Map() };
  return { matches, nearest: search(forgiving, 'OR') };
}

/** A word, or one that a slip makes it: a wrong, missing or further letter, two swapped, in long words two slips. */
function forgiven(word: string): Query {
  if (word.length < forgivenFrom.one) return word;
  const fuzzy = word.length < forgivenFrom.two ? 1 : 2;
  return { combineWith: 'OR', queries: [{ queries: [word], fuzzy }, ...swaps(word)] };
}

function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

/** The words of a query without those that say nothing, unless it has no others. */
function tellingWords(query: string, ignored: ReadonlySet<string>): string[] {
  const words = fold(query)
    .split(/[\s\p{P}\p{S}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !ignored.has(word));
  return telling.length > 0 ? telling : words;
}
