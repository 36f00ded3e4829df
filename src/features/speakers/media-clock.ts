import { clockLabel } from '#site/time/labels.ts';
import { type Day, dayNames, wallClock, week } from '#site/time/wall-clock.ts';
import { fillIn } from '#site/words.ts';
import type { SpeakerFile } from './speaker.schema.ts';
import type { ProfilePageFile } from './speakers.table.ts';

/** The media hours of a speaker, `HH:MM` on the wall clock of `timeZone` (IANA). */
export type MediaClock = Pick<SpeakerFile['media'], 'timeZone' | 'days' | 'from' | 'to'>;

/**
 * Says whether a speaker answers the media at a moment, and until or from when. Times are `HH:MM`
 * in the speaker's zone; `inDays` counts from the day of the moment there, 0 to 7.
 */
export type MediaStatus =
  | { time: string; isOpen: true; until: string }
  | { time: string; isOpen: false; from: string; day: Day; inDays: number };

/**
 * Compares the media hours with a moment. Both are read on the wall clock of the zone, so a change
 * to or from daylight saving time needs no arithmetic. `to` is exclusive. Expects at least one day;
 * throws a `RangeError` for a time zone that the browser does not know.
 */
export function mediaStatus({ timeZone, days, from, to }: MediaClock, now: Date): MediaStatus {
  const { weekday: day, time } = wallClock(now, timeZone);
  if (days.includes(day) && from <= time && time < to) return { time, isOpen: true, until: to };
  const today = week.indexOf(day);
  const daysAhead = [...week, ...week].slice(today, today + week.length + 1);
  const inDays = daysAhead.findIndex(
    (candidate, daysLater) => days.includes(candidate) && (daysLater > 0 || time < from),
  );
  return { time, isOpen: false, from, day: daysAhead[inDays] ?? day, inDays };
}

type Words = ProfilePageFile['mediaNow'];

/**
 * Returns a status as a sentence: `Answers the media until 6:30 PM.`, or outside the hours `Next
 * hours: Monday, 2:00 PM.`
 */
export function hoursInWords(status: MediaStatus, words: Words): string {
  if (status.isOpen) return fillIn(words.open, { until: clockLabel(status.until) });
  const day = dayInWords(status, words);
  return fillIn(words.next, { day, from: clockLabel(status.from) });
}

/**
 * Returns in words a day that is `inDays` (0 to 7) from now: `today`, `tomorrow`, `Monday`, `Monday
 * next week`.
 */
export function dayInWords(next: { day: Day; inDays: number }, words: Words): string {
  const day = dayNames[next.day];
  if (next.inDays === 0) return words.today;
  if (next.inDays === 1) return words.tomorrow;
  return next.inDays === 7 ? fillIn(words.nextWeek, { day }) : day;
}
