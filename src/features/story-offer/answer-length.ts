import { fillIn } from '#site/fill-in.ts';
import { wordCount } from '#site/word-count.ts';
import type { StoryOfferWords } from './story-offer-words.schema.ts';

/** How long an answer is, in words, beside how long is plenty. It never says that one is too long. */
export function answerLength(
  answer: string,
  plenty: number,
  sentences: StoryOfferWords['count'],
): string {
  const number = wordCount(answer);
  const count = `${number} ${number === 1 ? 'word' : 'words'}`;
  const length = number === 0 ? 'none' : number < plenty ? 'some' : 'enough';
  return fillIn(sentences[length], { count, words: String(plenty) });
}
