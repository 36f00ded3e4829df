import { wordCount } from '#content/word-count.ts';
import { counted, fillIn } from '#site/words.ts';
import words from '../../../content/pages/contact.yaml';
import type { ContactWords } from './words.schema.ts';

/** The words of composer and forms, for code that runs in the browser. */
export const contactWords = words as ContactWords;

/** The length of an answer in words, compared with the number that is enough. No sentence calls an answer too long. */
export function answerLength(
  answer: string,
  enough: number,
  sentences: ContactWords['forms']['words'],
): string {
  const number = wordCount(answer);
  const length = number === 0 ? 'none' : number < enough ? 'some' : 'enough';
  return fillIn(sentences[length], { count: counted(number, 'words'), words: String(enough) });
}
