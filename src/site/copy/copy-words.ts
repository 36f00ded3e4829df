import words from '#words/pages/copy.yaml';
import type { CopyWords } from './copy-words.schema.ts';

/** The words of saving a copy and bringing it back, for code that runs in the browser. */
export const copyWords = words as CopyWords;
