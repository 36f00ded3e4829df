/** The search as it is published: `/speakers/search-index.json`. */
export interface SearchFile {
  /** Words that say nothing about a speaker. */
  ignored: readonly string[];
  /** The index, as its library writes it. */
  index: unknown;
}

/** Where the search is published. */
export const searchFileHref = '/speakers/search-index.json';
