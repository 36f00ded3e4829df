import { useEffect } from 'react';
import type { PlainDay } from '#site/time/plain-date.ts';
import { useMinute, useVisitorZone } from '#site/time/use-clock.ts';
import { useLoaded } from '#site/use-loaded.ts';
import type { TalkWords } from '../talk-in-words.ts';
import type { DirectoryEntry } from './speaker-list.tsx';

/** The words and days off with which cards say when their speakers can talk. */
export interface TalkFacts {
  words: TalkWords;
  daysOff: readonly PlainDay[];
}

/** Loads the rules, because clocks of other zones are slow and no card waits for them. */
function fetchRules() {
  return import('./talk-time.ts').then(({ talkTime }) => talkTime);
}

/**
 * Returns a function that says when a speaker can talk, on the visitor's clock, new at each minute:
 * `Can talk today, 3:00 PM (2:00 PM CT)`. Undefined until its rules are here and the browser is
 * idle, so that the stated hours stand first.
 */
export function useTalkTimes({ words, daysOff }: TalkFacts) {
  const now = useMinute()?.getTime();
  const visitorZone = useVisitorZone();
  const { value: talkTime, load } = useLoaded(fetchRules);
  useEffect(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else setTimeout(load, 200);
  }, [load]);
  if (now === undefined || !talkTime) return undefined;
  return ({ talk }: DirectoryEntry) => talk && talkTime(talk, { now, visitorZone, daysOff }, words);
}
