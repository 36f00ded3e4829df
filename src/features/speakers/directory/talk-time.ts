import type { PlainDay } from '#site/time/plain-date.ts';
import { shortTalkInWords, type TalkWords } from '../talk-in-words.ts';
import { talkWindow } from '../talk-window.ts';
import type { DirectoryEntry } from './speaker-list.tsx';

interface Moment {
  /** Milliseconds since 1970. */
  now: number;
  visitorZone: string | undefined;
  daysOff: readonly PlainDay[];
}

/** Returns the line of a card: when its speaker can talk; undefined for nobody within a year. */
export function talkTime(
  { hours, letters }: NonNullable<DirectoryEntry['talk']>,
  { now, visitorZone, daysOff }: Moment,
  words: TalkWords,
): string | undefined {
  const talk = talkWindow(hours, now, daysOff);
  const clocks = { now, visitorZone, speakerZone: hours.timeZone };
  return talk && shortTalkInWords(talk, clocks, letters, words);
}
