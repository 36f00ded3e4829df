import type { ResultKind } from '../search-state.ts';

/** Something that can be found: where it is, what a result says of it, and what is searched. */
export interface SearchRecord {
  /** `speaker-amara-quill`: unlike every other record’s, and fit for a file name. */
  id: string;
  kind: ResultKind;
  href: string;
  title: string;
  /** The line under the title. */
  about: string;
  /** Words that people use for it and that stand nowhere on its page. */
  also: readonly string[];
  /** What its page says, a passage each. */
  text: readonly string[];
  /**
   * From when on it counts less, as `YYYY-MM-DDTHH:MM`: the end of an event; empty where it always
   * does, as a figure under review.
   */
  fadesAt?: string;
}

/**
 * The fields of a record, and how much a word found in one says about the page. In running text the
 * small words say nothing and weigh most.
 */
export const siteFields = {
  weights: { title: 8, about: 4, also: 3, text: 1 },
  firstFields: ['title', 'about', 'also'],
  running: ['text'],
} as const;

/** What the browser knows of everything before a query: `/search/index.json`. */
export interface SearchHead {
  /** Names the release of the index; a part of another one is not mixed in. */
  version: string;
  entries: readonly HeadEntry[];
  /**
   * How many words each field of each record has, in the order of `siteFields`, and the mean of
   * each field.
   */
  lengths: readonly (readonly number[])[];
  averages: readonly number[];
  /** What the words of each part begin with; the place in the list is the number of the part. */
  parts: readonly string[];
  /** Phrases that a query leaves out unless it has no others, as from `phrasesOf`. */
  ignored: readonly string[];
  figures: readonly string[];
  people: PeopleFile;
}

/** Who is in the directory, by what it can be filtered by; speakers are numbers. */
export interface PeopleFile {
  /**
   * Each value that somebody has, with the key of its filter in the address and the phrases that
   * mean it.
   */
  values: readonly (readonly [key: string, value: string, phrases: string[], who: number[]])[];
  regions: Readonly<Record<string, string>>;
  /** Names of professions, and whom the directory shows when it is searched for one. */
  professions: readonly (readonly [phrase: string, who: number[]])[];
  /** Further words that ask for a speaker. */
  asking: readonly string[];
}

export type HeadEntry = readonly [
  kind: ResultKind,
  id: string,
  href: string,
  title: string,
  about: string,
  /** From when on it counts less, in UTC as `YYYY-MM-DDTHH:MM`; empty where it always does. */
  fadesAt?: string,
];

/**
 * Words that begin alike: `/search/{version}/words/{number}.json`. Each with, by field, how often
 * which records have it: record, times, record, times …
 */
export type SearchPart = readonly (readonly [
  term: string,
  fields: Readonly<Record<string, readonly number[]>>,
])[];

/** The passages of a record, for the lines under a result: `/search/{version}/texts/{id}.json`. */
export type SearchText = readonly string[];

export const headHref = '/search/index.json';

/** Where the words of a part, or the passages of a record, are published in a release. */
export function fileHref(
  version: string,
  folder: 'words' | 'texts',
  name: string | number,
): string {
  return `/search/${version}/${folder}/${name}.json`;
}
