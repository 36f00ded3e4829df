import type { MediaStatus } from '#features/speakers/media-clock.ts';
import { clockLabel } from '#site/time/labels.ts';
import { dayNames } from '#site/time/wall-clock.ts';
import { fillIn } from '#site/words.ts';
import type { ProfilePageFile } from '../profile-page.schema.ts';

type NextHours = Extract<MediaStatus, { isOpen: false }>;
type Words = ProfilePageFile['mediaNow'];

/** `Answers the media until 6:30 PM.`, or when the next hours begin: `Next hours: Monday, 2:00 PM.` */
export function hoursInWords(status: MediaStatus, words: Words): string {
  if (status.isOpen) return fillIn(words.open, { until: clockLabel(status.until) });
  return fillIn(words.next, {
    day: dayInWords(status, words),
    from: clockLabel(status.from),
  });
}

/** A day so many days from now, a week at most: `today`, `tomorrow`, `Monday`, `Monday next week`. */
export function dayInWords(next: Pick<NextHours, 'day' | 'inDays'>, words: Words): string {
  const day = dayNames[next.day];
  if (next.inDays === 0) return words.today;
  if (next.inDays === 1) return words.tomorrow;
  return next.inDays === 7 ? fillIn(words.nextWeek, { day }) : day;
}
