import { fillIn } from '#site/fill-in.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { Found } from './find-people.ts';

type Words = DeadlinePageFile['people'];

/** Whether those found are only near. */
export function nobodyFits(found: readonly Found[]): boolean {
  return found.every(({ missing }) => missing.length > 0);
}

/** `4 people state hours before your deadline …` */
export function countInWords(found: readonly Found[], hasDeadline: boolean, words: Words): string {
  const [many, one] = hasDeadline ? [words.before, words.beforeOne] : [words.count, words.countOne];
  return found.length === 1 ? one : fillIn(many, { count: String(found.length) });
}
