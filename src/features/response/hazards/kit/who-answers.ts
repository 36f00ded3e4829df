import type { MediaClock } from '#features/speakers/media-clock.ts';
import { dayInWords } from '#features/speakers/profile/media/hours-in-words.ts';
import type { ProfilePageFile } from '#features/speakers/profile/profile-page.schema.ts';
import { daysBetween } from '#site/time/plain-date.ts';
import { wallClock } from '#site/time/wall-clock.ts';
import { hoursAfter } from '#site/time/weekly-hours.ts';
import { fillIn } from '#site/words.ts';
import type { KitPageFile } from './kit-page.schema.ts';

/** What the heading says, and the names of days. */
export type CountWords = KitPageFile['speakers']['now'] & ProfilePageFile['mediaNow'];

/** When a speaker answers the media the next time, in milliseconds since 1970: `now` itself within the stated hours. */
export function answersFrom(clock: MediaClock, now: number): number {
  const [next] = hoursAfter(clock, now);
  return next ? Math.max(next.from, now) : Number.POSITIVE_INFINITY;
}

/** The same speakers, the soonest to answer first; those who answer at the same moment keep their order. */
export function soonestFirst<Speaker extends { clock: MediaClock }>(
  speakers: readonly Speaker[],
  now: number,
): Speaker[] {
  return speakers
    .map((speaker) => ({ speaker, start: answersFrom(speaker.clock, now) }))
    .toSorted((a, b) => a.start - b.start)
    .map(({ speaker }) => speaker);
}

/**
 * How many are within their hours now, and how many later today; where that is nobody, the day of the next hours.
 * Today is the day of `zone`, the visitor's: a reporter in New York reads "later today" until midnight there.
 */
export function countInWords(
  clocks: readonly MediaClock[],
  now: number,
  zone: string,
  words: CountWords,
): string {
  const starts = clocks.map((clock) => answersFrom(clock, now));
  const inDays = (start: number) =>
    daysBetween(wallClock(now, zone).day, wallClock(start, zone).day);
  const open = starts.filter((start) => start === now).length;
  const later = starts.filter((start) => start > now && inDays(start) === 0).length;
  const next = Math.min(...starts);
  const parts = [
    open > 0 ? fillIn(words.now, { count: String(open) }) : words.nobody,
    later > 0 && fillIn(words.later, { count: String(later) }),
    open + later === 0 && fillIn(words.again, { day: dayOf(next) }),
  ];
  return fillIn(words.count, { when: parts.filter(Boolean).join(', ') });

  function dayOf(start: number): string {
    return dayInWords({ day: wallClock(start, zone).weekday, inDays: inDays(start) }, words);
  }
}
