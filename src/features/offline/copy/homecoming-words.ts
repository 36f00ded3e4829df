import type { CopyWords } from '#site/copy/copy-words.schema.ts';
import { counted, fillIn, formatList } from '#site/words.ts';
import type { Counts, Homecoming } from './bring-back.ts';

/**
 * Tells a visitor the outcome of bringing back a copy: `3 requests and 2 speakers were brought
 * back. 1 request was already here.`
 */
export function homecomingInWords(homecoming: Homecoming, words: CopyWords['bring']): string {
  const sentences = (['back', 'here', 'noRoom', 'differs', 'unread'] as const).flatMap((outcome) =>
    outcomeSentence(homecoming[outcome], words[outcome], words.things),
  );
  return sentences.join(' ') || words.nothing;
}

/** Returns one sentence about the counts, or none where all are zero. */
function outcomeSentence(
  counts: Counts,
  sentence: CopyWords['bring']['back'],
  things: CopyWords['bring']['things'],
): string[] {
  const entries = (Object.keys(things) as (keyof Counts)[])
    .map((thing) => ({ thing, count: counts[thing] ?? 0 }))
    .filter(({ count }) => count > 0);
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return [];
  const what = formatList(entries.map(({ thing, count }) => counted(count, things[thing])));
  return [fillIn(total === 1 ? sentence.one : sentence.many, { what })];
}
