import type { SpeakerView } from '#features/speakers/speaker.ts';
import { instantAt } from '#site/time/wall-clock.ts';
import { hoursAfter, type Span, type WeeklyHours } from '#site/time/weekly-hours.ts';

/** The facts about a speaker that a reporter with a deadline needs. */
export interface MediaPerson
  extends Pick<
    SpeakerView,
    'id' | 'name' | 'shortName' | 'href' | 'title' | 'basedIn' | 'region' | 'shortNotice'
  > {
  topics: readonly string[];
  /** Languages on air. */
  languages: readonly string[];
  hours: WeeklyHours;
  /** The hours in words, with the zone. */
  hoursInWords: string;
  /** Notice the speaker needs, in minutes and in words. */
  notice: number;
  noticeInWords: string;
}

/** The criteria of a request; an empty one is not asked. */
export interface Wanted {
  /** Id of the requested speaker. */
  speaker: string;
  topic: string;
  lang: string;
  place: string;
  /** Milliseconds since 1970. */
  deadline: number | undefined;
}

/** A criterion that a person does not match. */
export type Missing = 'deadline' | 'lang' | 'topic' | 'place';

/** A person and the first time they can talk. */
export interface Found {
  person: MediaPerson;
  talk: Span;
  /** The criteria the person does not match, the heaviest first. */
  missing: readonly Missing[];
  /** Whether it is the requested speaker. */
  isWish: boolean;
}

/** Each weighs more than all lighter ones together, so that those who are late come after those who are free in time. */
const weights: Readonly<Record<Missing, number>> = { deadline: 8, lang: 4, topic: 2, place: 1 };
const shownOfEach = 3;

/**
 * The people who match all criteria, the earliest first. Where nobody does, the three nearest of each kind: first those who
 * can talk before the deadline in the language, then those who can without the language, then those who can talk later;
 * within a kind by weight, then by time. The requested speaker is always the first. `now` is in milliseconds since 1970.
 */
export function findPeople(people: readonly MediaPerson[], wanted: Wanted, now: number): Found[] {
  const all = people
    .flatMap((person) => foundOf(person, wanted, now))
    .toSorted((a, b) => lack(a) - lack(b) || byTime(a, b));
  const wish = all.filter(({ isWish }) => isWish);
  const others = all.filter(({ isWish }) => !isWish);
  if (all.some(hasAll)) return [...wish, ...others.filter(hasAll)];
  const kinds = ([0, 1, 2] as const).map((kind) => others.filter((one) => kindOf(one) === kind));
  return [...wish, ...kinds.flatMap((some) => some.slice(0, shownOfEach))];
}

/** Whether a person matches all criteria. */
export function hasAll({ missing }: Found): boolean {
  return missing.length === 0;
}

function foundOf(person: MediaPerson, wanted: Wanted, now: number): Found[] {
  const { speaker, topic, lang, place, deadline } = wanted;
  const inTime = talkWindow(person, now, deadline);
  const talk = inTime ?? talkWindow(person, now);
  if (!talk) return [];
  const missing: Missing[] = [];
  if (!inTime) missing.push('deadline');
  if (lang && !person.languages.includes(lang)) missing.push('lang');
  if (topic && !person.topics.includes(topic)) missing.push('topic');
  if (place && person.region !== place) missing.push('place');
  return [{ person, talk, missing, isWish: person.id === speaker }];
}

/** 0: in time and in the language; 1: in time without the language; 2: later. */
function kindOf({ missing }: Found): 0 | 1 | 2 {
  if (missing.includes('deadline')) return 2;
  return missing.includes('lang') ? 1 : 0;
}

function byTime(a: Found, b: Found): number {
  return a.talk.from - b.talk.from || b.talk.to - a.talk.to || (a.person.id < b.person.id ? -1 : 1);
}

function lack({ missing }: Found): number {
  return missing.reduce((sum, one) => sum + weights[one], 0);
}

const minute = 60_000;

/** The shortest interview. */
const shortestTalk = 15 * minute;

/**
 * The first time a person can talk: within the stated hours, after the notice they need, for at least a quarter of an hour,
 * and before the deadline where there is one. Moments are milliseconds since 1970. Undefined where there is no such time
 * within a year.
 */
export function talkWindow(
  { hours, notice }: Pick<MediaPerson, 'hours' | 'notice'>,
  now: number,
  deadline = Number.POSITIVE_INFINITY,
): Span | undefined {
  const earliest = now + notice * minute;
  for (const span of hoursAfter(hours, earliest, instantAt)) {
    const from = Math.max(span.from, earliest);
    const to = Math.min(span.to, deadline);
    if (from + shortestTalk <= to) return { from, to };
    if (span.to >= deadline) return undefined;
  }
  return undefined;
}
