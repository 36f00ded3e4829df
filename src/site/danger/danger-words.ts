import words from '#words/pages/danger-words.yaml';
import type { DangerWords } from './danger-words.schema.ts';

/** The words of danger, for code that runs in the browser. It comes with the first query. */
export const dangerWords = words as DangerWords;
