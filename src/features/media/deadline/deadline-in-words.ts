import type { Answers } from '#features/letters/letter.ts';
import { readClock } from '#site/time/clock-reading.ts';
import { genericZoneName, type NearDayWords, nearDay } from '#site/time/labels.ts';
import type { Span } from '#site/time/weekly-hours.ts';
import { fillIn, formatList } from '#site/words.ts';
import type { DeadlinePageFile } from '../media-pages.schema.ts';
import { type Ask, type Found, hasAll, type MediaPerson, type Missing } from './desk-list.ts';

/**
 * A span of time on the clock of a zone, in a sentence with `{day}`, `{from}`, `{to}` and `{zone}`;
 * the day is relative to `now`.
 */
export function spanInWords(
  span: Span,
  zone: string,
  now: number,
  sentence: string,
  words: NearDayWords,
): string {
  const [from, to] = [clockAt(span.from, zone), clockAt(span.to, zone)];
  return fillIn(sentence, {
    day: nearDay(from, clockAt(now, zone), words),
    from: from.time,
    to: to.time,
    zone: to.zone,
  });
}

/**
 * A moment in full, because a letter is read elsewhere and later: `Monday, November 23, 2026 5:00
 * PM Eastern Standard Time`.
 */
function fullMoment(moment: number, zone: string): string {
  const clock = clockAt(moment, zone);
  return `${clock.weekday} ${clock.time} ${clock.zone}`;
}

/** Whether the clocks of two zones show the same day and time at a moment. */
export function isSameOnBothClocks(moment: number, one: string, other: string): boolean {
  const [a, b] = [clockAt(moment, one), clockAt(moment, other)];
  return a.day === b.day && a.time === b.time;
}

/** Day and time on the clock of a zone at a moment in milliseconds since 1970. */
export function clockAt(moment: number, zone: string) {
  return readClock(new Date(moment).toISOString(), zone);
}

/** IANA zones → options of a select, with names that hold all year: `Eastern Time (New York)`. */
export function zoneChoices(zones: readonly string[]): { zone: string; label: string }[] {
  return zones.map((zone) => {
    const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
    return { zone, label: city === zone ? zone : `${genericZoneName(zone)} (${city})` };
  });
}

type Words = DeadlinePageFile['people'];

/**
 * The result in a sentence: the requested speaker first, then the number of others who match, or
 * that nobody does.
 */
export function foundInWords(found: readonly Found[], hasDeadline: boolean, words: Words): string {
  const wish = found.find(({ isWish }) => isWish);
  const others = found.filter((one) => hasAll(one) && one !== wish).length;
  if (!wish) return others === 0 ? words.none : countInWords(others, hasDeadline, words);
  const { name } = wish.person;
  const answer = fillIn(words.wish[answerOf(wish, hasDeadline)], { name });
  const none = hasAll(wish) ? words.wish.alone : words.none;
  const some = others === 1 ? words.wish.other : words.wish.others;
  return `${answer} ${others === 0 ? none : fillIn(some, { count: String(others) })}`;
}

function countInWords(count: number, hasDeadline: boolean, words: Words): string {
  const [many, one] = hasDeadline ? [words.before, words.beforeOne] : [words.count, words.countOne];
  return count === 1 ? one : fillIn(many, { count: String(count) });
}

function answerOf({ missing }: Found, hasDeadline: boolean): 'can' | 'cannot' | 'differs' | 'open' {
  if (missing.includes('deadline')) return 'cannot';
  if (missing.length > 0) return 'differs';
  return hasDeadline ? 'can' : 'open';
}

/** A criterion that a person does not match: `Another field: Asthma, not Extreme heat.` */
export function missingInWords(
  one: Missing,
  person: MediaPerson,
  { topic, lang, place }: Ask,
  { missing }: Words,
): string {
  const topics = formatList(person.topics);
  return fillIn(missing[one], { topic, topics, language: lang, place, basedIn: person.basedIn });
}

export interface DeadlineRequest {
  ask: Ask;
  /** Milliseconds since 1970; undefined where none is set. */
  deadline: number | undefined;
  /** The zone of the reporter's clock. */
  zone: string;
  /** Absent in a letter that asks the desk to find a speaker. */
  found?: Pick<Found, 'person' | 'talk'>;
}

/**
 * A request → the answers of its letter that the page knows, with times on both clocks where they
 * differ. `anyone` replaces the speaker in a letter to the desk.
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
  { person, talk }: Pick<Found, 'person' | 'talk'>,
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

/** The answers of a letter about one person that hold without a deadline. */
export function personFacts({ name, title, basedIn, noticeInWords }: MediaPerson): Answers {
  return { who: name, speaker: `${name}, ${title}, ${basedIn}`, notice: noticeInWords };
}
