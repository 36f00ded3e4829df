import type { Span } from '#site/time/weekly-hours.ts';
import type { MediaPerson } from './media-person.ts';
import { talkWindow } from './talk-window.ts';

/** What is asked of a person; what is empty asks for nothing. */
export interface Wanted {
  /** The id of the speaker who is asked for first. */
  speaker: string;
  topic: string;
  lang: string;
  place: string;
  /** Milliseconds since 1970. */
  deadline: number | undefined;
}

/** What a person lacks of what is asked. */
export type Missing = 'deadline' | 'lang' | 'topic' | 'place';

/** A person and the first time they can talk. */
export interface Found {
  person: MediaPerson;
  talk: Span;
  /** Nothing for those who have it all; what weighs most first. */
  missing: readonly Missing[];
  /** Whether it is the speaker who is asked for. */
  isWish: boolean;
}

/** Each weighs more than all that weigh less, so that nobody is offered after the deadline before someone who is free. */
const weights: Readonly<Record<Missing, number>> = { deadline: 8, lang: 4, topic: 2, place: 1 };
const shownOfEach = 3;

/**
 * Who can talk about it before the deadline, whoever can talk first in front. Where nobody has everything, the three
 * nearest of each kind: first who can talk before the deadline in the language, if about another field, then who can
 * without the language, in the right field first, then who can talk later. The speaker who is asked for stands before
 * them all, come what may.
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

/** Whether somebody has everything that is asked. */
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

/** In time and in the language; in time without it; later. */
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
