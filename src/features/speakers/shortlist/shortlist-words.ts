import words from '../../../../content/pages/shortlist.yaml';
import type { ShortlistWords } from '../speakers.words.ts';

/** The words of the shortlist, for code that runs in the browser. */
export const shortlistWords = words as ShortlistWords;
