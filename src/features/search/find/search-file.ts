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
  /** The text of its page, a passage each. */
  text: readonly string[];
  /**
   * From when on it counts less, in UTC as `YYYY-MM-DDTHH:MM`: the end of an event; empty where it
   * always does, as a figure under review or a speaker who takes no requests.
   */
  fadesAt?: string;
}

/**
 * The searched fields of a record, and how much a word found in one says about the page. In running
 * text the small words say nothing and weigh most.
 */
export const siteFields = {
  weights: { title: 8, about: 4, also: 5, text: 1 },
  firstFields: ['title', 'about', 'also'],
  running: ['text'],
} as const;
export type SiteField = keyof typeof siteFields.weights;

/** The part of a record that its result shows. */
export type SearchEntry = Pick<SearchRecord, 'kind' | 'href' | 'title' | 'about' | 'fadesAt'>;

/** The search as it is published, in one file: `/search/index.json`. */
export interface SearchFile {
  /** JSON, which the index of all records writes and reads by itself. */
  index: string;
  /** The results, by the id of the record. */
  entries: Readonly<Record<string, SearchEntry>>;
  /** How much a result of each kind counts beside the others. */
  weights: Readonly<Record<ResultKind, number>>;
  /** Phrases that a query leaves out unless it has no others, as from `phrasesOf`. */
  ignored: readonly string[];
  /** Phrases that ask for a figure. */
  figures: readonly string[];
  people: PeopleFile;
}

export const searchFileHref = '/search/index.json';

/**
 * Where the passages of a record are published, for the line under its result: a list of strings.
 * In a file for each record, because all of them together weigh more than the index.
 */
export function passagesHref(id: string): string {
  return `/search/passages/${id}.json`;
}

/** Who is in the directory, by what it can be filtered by. Speakers are numbers. */
export interface PeopleFile {
  /** The ids of their records, by number. */
  records: readonly string[];
  values: readonly PeopleValue[];
  /** The region of each state, by the names that the directory has for them. */
  regions: Readonly<Record<string, string>>;
  professions: readonly Profession[];
  /** Further words that ask for a speaker. */
  asking: readonly string[];
}

/** A value that the directory can be filtered by. */
export interface PeopleValue {
  /** The name of its filter in the query string. */
  filter: string;
  value: string;
  /** The phrases that mean it. */
  phrases: readonly string[];
  /** The speakers who have it. */
  speakers: readonly number[];
}

/** A profession that the directory can be searched for. */
export interface Profession {
  /** Its name as a phrase, which is what is searched for. */
  phrase: string;
  /** The speakers whom the directory then shows. */
  speakers: readonly number[];
}
