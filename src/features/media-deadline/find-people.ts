import type { Span } from '#site/weekly-hours.ts';
import type { MediaPerson } from './media-person.ts';
import { talkWindow } from './talk-window.ts';

/** What is asked of a person; what is empty asks for nothing. */
export interface Wanted {
  topic: string;
  lang: string;
  place: string;
  /** Milliseconds since 1970. */
  deadline: number | undefined;
}

/** What a person lacks of what is asked. */
export type Missing = 'topic' | 'lang' | 'place' | 'deadline';

/** A person and the first time they can talk. */
export interface Found {
  person: MediaPerson;
  talk: Span;
  /** Nothing for those who have it all. */
  missing: readonly Missing[];
}

/** How much it matters that something is missing: a far studio least, another subject most. */
const weights: Readonly<Record<Missing, number>> = { place: 1, deadline: 3, lang: 4, topic: 9 };
const nearestShown = 3;

/**
 * Who can talk about it before the deadline, whoever can talk first in front. Where nobody can, the three
 * who come nearest: those who lack least, and of these whoever can talk first, also after the deadline.
 */
export function findPeople(people: readonly MediaPerson[], wanted: Wanted, now: number): Found[] {
  const all = people.flatMap((person) => foundOf(person, wanted, now));
  const fitting = all.filter(({ missing }) => missing.length === 0);
  if (fitting.length > 0) return fitting.toSorted(byTime);
  return all.toSorted((a, b) => lack(a) - lack(b) || byTime(a, b)).slice(0, nearestShown);
}

function foundOf(person: MediaPerson, wanted: Wanted, now: number): Found[] {
  const { topic, lang, place, deadline } = wanted;
  const inTime = talkWindow(person, now, deadline);
  const talk = inTime ?? talkWindow(person, now);
  if (!talk) return [];
  const missing: Missing[] = [];
  if (topic && !person.topics.includes(topic)) missing.push('topic');
  if (lang && !person.languages.includes(lang)) missing.push('lang');
  if (place && person.region !== place) missing.push('place');
  if (!inTime) missing.push('deadline');
  return [{ person, talk, missing }];
}

function byTime(a: Found, b: Found): number {
  return a.talk.from - b.talk.from || b.talk.to - a.talk.to || (a.person.id < b.person.id ? -1 : 1);
}

function lack({ missing }: Found): number {
  return missing.reduce((sum, one) => sum + weights[one], 0);
}
