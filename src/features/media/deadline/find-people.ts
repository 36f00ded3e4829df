import type { SpeakerView } from '#features/speakers/speaker.ts';
import { type TalkHours, talkWindow } from '#features/speakers/talk-window.ts';
import type { PlainDay } from '#site/time/plain-date.ts';
import type { Span } from '#site/time/weekly-hours.ts';
import type { Ask } from './ask.ts';

/** A speaker who takes requests, with what a reporter with a deadline needs to know. */
export interface MediaPerson
  extends Pick<
    SpeakerView,
    'id' | 'name' | 'shortName' | 'href' | 'title' | 'basedIn' | 'region' | 'shortNotice'
  > {
  topics: readonly string[];
  languages: readonly string[];
  hours: TalkHours;
  hoursInWords: string;
  noticeInWords: string;
}

/** The criteria of a request. `''` asks for nothing. The deadline is in milliseconds since 1970. */
export type Wanted = Omit<Ask, 'by' | 'zone'> & { deadline: number | undefined };

export type Missing = 'deadline' | 'lang' | 'topic' | 'place';

export interface FoundPerson {
  person: MediaPerson;
  /** The first time the person can talk. */
  talk: Span;
  /** The criteria the person does not match, the heaviest first. */
  missing: readonly Missing[];
  /** Whether the request names this person. */
  isWish: boolean;
}

/**
 * The weight of each criterion, more than that of all lighter ones together: people who can talk
 * only after the deadline come after everyone who can before it.
 */
const weights: Readonly<Record<Missing, number>> = { deadline: 8, lang: 4, topic: 2, place: 1 };
const nearestOfEachKind = 3;

/**
 * Returns the people who match all criteria, the earliest first. Where nobody does, it returns the
 * three nearest of each kind: first people who can talk before the deadline in the language, then
 * those who can without the language, then those who can talk later. Within a kind they are ordered
 * by weight, then by time. The requested speaker is always the first. `now` is in milliseconds
 * since 1970; nobody can talk on `daysOff`.
 */
export function findPeople(
  people: readonly MediaPerson[],
  wanted: Wanted,
  now: number,
  daysOff: readonly PlainDay[],
): FoundPerson[] {
  const all = people
    .flatMap((person) => foundPerson(person, wanted, now, daysOff) ?? [])
    .sort((a, b) => missingWeight(a) - missingWeight(b) || compareTimes(a, b));
  const wish = all.filter(({ isWish }) => isWish);
  const others = all.filter(({ isWish }) => !isWish);
  if (all.some(hasAll)) return [...wish, ...others.filter(hasAll)];
  const nearest = ([0, 1, 2] as const).flatMap((kind) =>
    others.filter((match) => nearKind(match) === kind).slice(0, nearestOfEachKind),
  );
  return [...wish, ...nearest];
}

/** Whether a person matches all criteria. */
export function hasAll({ missing }: FoundPerson): boolean {
  return missing.length === 0;
}

/**
 * Returns a person with the criteria they lack; undefined for one who cannot talk within a year.
 */
function foundPerson(
  person: MediaPerson,
  wanted: Wanted,
  now: number,
  daysOff: readonly PlainDay[],
): FoundPerson | undefined {
  const { speaker, topic, lang, place, deadline } = wanted;
  const inTime = talkWindow(person.hours, now, daysOff, deadline);
  const talk = inTime ?? talkWindow(person.hours, now, daysOff);
  if (!talk) return undefined;
  const missing: Missing[] = [];
  if (!inTime) missing.push('deadline');
  if (lang && !person.languages.includes(lang)) missing.push('lang');
  if (topic && !person.topics.includes(topic)) missing.push('topic');
  if (place && person.region !== place) missing.push('place');
  return { person, talk, missing, isWish: person.id === speaker };
}

/** Returns 0 for in time and in the language, 1 for in time without the language, 2 for later. */
function nearKind({ missing }: FoundPerson): 0 | 1 | 2 {
  if (missing.includes('deadline')) return 2;
  return missing.includes('lang') ? 1 : 0;
}

/** Compares by beginning, then by end (the longest first), then by id. */
function compareTimes(a: FoundPerson, b: FoundPerson): number {
  return a.talk.from - b.talk.from || b.talk.to - a.talk.to || (a.person.id < b.person.id ? -1 : 1);
}

function missingWeight({ missing }: FoundPerson): number {
  let weight = 0;
  for (const criterion of missing) weight += weights[criterion];
  return weight;
}
