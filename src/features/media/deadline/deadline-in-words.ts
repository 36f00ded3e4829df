import type { Answers } from '#features/letters/letter.ts';
import { clockAt, isSameOnBothClocks } from '#features/speakers/talk-in-words.ts';
import { genericZoneName } from '#site/time/labels.ts';
import { fillIn, formatList } from '#site/words.ts';
import type { DeadlinePageFile } from '../media-pages.schema.ts';
import type { Ask } from './ask.ts';
import { type FoundPerson, hasAll, type MediaPerson, type Missing } from './find-people.ts';

/**
 * Returns a moment in full, because a letter is read elsewhere and later: `Monday, November 23,
 * 2026 5:00 PM Eastern Standard Time`.
 */
function fullMoment(moment: number, zone: string): string {
  const clock = clockAt(moment, zone);
  return `${clock.weekdayDate} ${clock.time} ${clock.zone}`;
}

/**
 * Returns IANA zones as options of a select, with names that hold all year: `Eastern Time (New
 * York)`.
 */
export function zoneChoices(zones: readonly string[]): { zone: string; label: string }[] {
  return zones.map((zone) => {
    const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
    return { zone, label: city === zone ? zone : `${genericZoneName(zone)} (${city})` };
  });
}

type Words = DeadlinePageFile['people'];

/**
 * Returns the result as a sentence. It says first whether the requested speaker can talk, then how
 * many others match, or that nobody does.
 */
export function foundInWords(
  found: readonly FoundPerson[],
  hasDeadline: boolean,
  words: Words,
): string {
  const wish = found.find(({ isWish }) => isWish);
  const others = found.filter((match) => hasAll(match) && match !== wish).length;
  if (!wish) return others === 0 ? words.none : countInWords(others, hasDeadline, words);
  const { name } = wish.person;
  const answer = fillIn(words.wish[wishAnswer(wish, hasDeadline)], { name });
  const none = hasAll(wish) ? words.wish.alone : words.none;
  const some = others === 1 ? words.wish.other : words.wish.others;
  return `${answer} ${others === 0 ? none : fillIn(some, { count: String(others) })}`;
}

function countInWords(count: number, hasDeadline: boolean, words: Words): string {
  if (count === 1) return hasDeadline ? words.beforeOne : words.countOne;
  return fillIn(hasDeadline ? words.before : words.count, { count: String(count) });
}

function wishAnswer(
  { missing }: FoundPerson,
  hasDeadline: boolean,
): 'can' | 'cannot' | 'differs' | 'open' {
  if (missing.includes('deadline')) return 'cannot';
  if (missing.length > 0) return 'differs';
  return hasDeadline ? 'can' : 'open';
}

/** Names a criterion that a person does not match: `Another field: Asthma, not Extreme heat.` */
export function missingInWords(
  criterion: Missing,
  person: MediaPerson,
  { topic, lang, place }: Ask,
  { missing }: Words,
): string {
  const topics = formatList(person.topics);
  const { basedIn = '' } = person;
  return fillIn(missing[criterion], { topic, topics, language: lang, place, basedIn });
}

export interface DeadlineRequest {
  ask: Ask;
  /** Milliseconds since 1970; undefined where none is set. */
  deadline: number | undefined;
  /** The zone of the reporter's clock. */
  zone: string;
  /** The speaker; absent in a letter that asks the desk to find one. */
  found?: Pick<FoundPerson, 'person' | 'talk'>;
}

/**
 * Returns the answers of a letter that the request gives, with times on both clocks where they
 * differ. `anyone` stands for the speaker in a letter that asks the desk to find one.
 */
export function deadlineFacts(request: DeadlineRequest, anyone: string): Answers {
  const { ask, deadline, zone, found } = request;
  const facts = {
    deadline: deadline === undefined ? '' : fullMoment(deadline, zone),
    topic: ask.topic,
    language: ask.lang,
    place: ask.place,
    ...(found ? speakerFacts(found, deadline, zone) : { speaker: anyone }),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== ''));
}

function speakerFacts(
  { person, talk }: Pick<FoundPerson, 'person' | 'talk'>,
  deadline: number | undefined,
  zone: string,
): Answers {
  const there = person.hours.timeZone;
  const hours = (clock: string) =>
    `${fullMoment(talk.from, clock)} to ${fullMoment(talk.to, clock)}`;
  const differs = (moment: number) => !isSameOnBothClocks(moment, zone, there);
  return {
    ...(deadline !== undefined && differs(deadline) && { there: fullMoment(deadline, there) }),
    ...personFacts(person),
    talk: hours(zone),
    ...(differs(talk.from) && { talkThere: hours(there) }),
  };
}

/** Returns the answers of a letter about a person that need no deadline. */
export function personFacts({ name, title, basedIn, noticeInWords }: MediaPerson): Answers {
  return { who: name, speaker: `${name}, ${title}, ${basedIn}`, notice: noticeInWords };
}
