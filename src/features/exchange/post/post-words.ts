import words from '../../../../content/pages/exchange-post.yaml';
import type { ExchangePostWords } from './post-words.schema.ts';

/** The words of the two forms of the board, for code that runs in the browser. */
export const postWords = words as ExchangePostWords;
