import { fillIn, formatList } from '#site/words.ts';
import type { DeadlinePageFile } from './deadline-page.schema.ts';
import type { Ask } from './desk-list.ts';
import { type Found, hasAll, type Missing } from './find-people.ts';
import type { MediaPerson } from './media-person.ts';

type Words = DeadlinePageFile['people'];

/** Who was found, in a sentence: first the speaker who was asked for, then how many can talk, or that nobody has everything. */
export function foundInWords(found: readonly Found[], hasDeadline: boolean, words: Words): string {
  const wish = found.find(({ isWish }) => isWish);
  const others = found.filter((one) => hasAll(one) && one !== wish).length;
  if (!wish) return others === 0 ? words.none : countInWords(others, hasDeadline, words);
  const { name } = wish.person;
  return [
    fillIn(words.wish[answerOf(wish, hasDeadline)], { name }),
    others === 0
      ? hasAll(wish)
        ? words.wish.alone
        : words.none
      : fillIn(others === 1 ? words.wish.other : words.wish.others, { count: String(others) }),
  ].join(' ');
}

/** `4 people state hours before your deadline …` */
function countInWords(count: number, hasDeadline: boolean, words: Words): string {
  const [many, one] = hasDeadline ? [words.before, words.beforeOne] : [words.count, words.countOne];
  return count === 1 ? one : fillIn(many, { count: String(count) });
}

function answerOf({ missing }: Found, hasDeadline: boolean): 'can' | 'cannot' | 'differs' | 'open' {
  if (missing.includes('deadline')) return 'cannot';
  if (missing.length > 0) return 'differs';
  return hasDeadline ? 'can' : 'open';
}

/** What somebody lacks of what is asked: `Another field: Asthma, not Extreme heat.` */
export function missingInWords(
  one: Missing,
  { topics, basedIn }: MediaPerson,
  { topic, lang, place }: Ask,
  { missing }: Words,
): string {
  return fillIn(missing[one], {
    topic,
    topics: formatList(topics),
    language: lang,
    place,
    basedIn,
  });
}
