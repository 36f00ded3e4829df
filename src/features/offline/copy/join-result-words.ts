import type { CopyWords } from '#site/copy/copy-words.schema.ts';
import { counted, fillIn, formatList } from '#site/words.ts';
import type { Counts, JoinResult } from './bring-back.ts';

/**
 * Tells a visitor the outcome of bringing back a copy: `3 requests and 2 speakers were brought
 * back. 1 request was already here.`
 */
export function joinResultInWords(result: JoinResult, words: CopyWords['bring']): string {
  const sentences = [
    countsSentence(result.broughtBack, words.back, words.things),
    countsSentence(result.alreadyHere, words.here, words.things),
    countsSentence(result.noRoom, words.noRoom, words.things),
    countsSentence(result.differs, words.differs, words.things),
    countsSentence(result.unread, words.unread, words.things),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ') || words.nothing;
}

/** Returns one sentence about the counts; '' where all are zero. */
function countsSentence(
  counts: Counts,
  sentence: CopyWords['bring']['back'],
  things: CopyWords['bring']['things'],
): string {
  const entries = (Object.keys(things) as (keyof Counts)[])
    .map((thing) => ({ thing, count: counts[thing] ?? 0 }))
    .filter(({ count }) => count > 0);
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return '';
  const what = formatList(entries.map(({ thing, count }) => counted(count, things[thing])));
  return fillIn(total === 1 ? sentence.one : sentence.many, { what });
}
