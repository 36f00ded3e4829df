import words from '#words/pages/search.yaml';
import type { SearchPageFile } from './search-page.schema.ts';

/** The words of the search, for code that runs in the browser. */
export const searchWords = words as SearchPageFile;
