import { type Day, wallClock, week } from '#site/time/wall-clock.ts';
import type { SpeakerFile } from './speaker.schema.ts';

/** What a speaker's media hours are reckoned from. The times are on the speaker's own wall clock. */
export type MediaClock = Pick<SpeakerFile['media'], 'timeZone' | 'days' | 'from' | 'to'>;

/** Whether a speaker answers the media at a moment. Times are `HH:MM` where the speaker is. */
export type MediaStatus =
  | { time: string; isOpen: true; until: string }
  | { time: string; isOpen: false; from: string; day: Day; inDays: number };

/**
 * How things stand with a speaker's media hours at a moment. Stated hours are wall times, so only the
 * wall clock of the place is read, and a change of the clocks needs no reckoning. The last hour is no
 * longer within. `days` has at least one entry; a zone that the browser does not know is a RangeError.
 */
export function mediaStatus({ timeZone, days, from, to }: MediaClock, now: Date): MediaStatus {
  const { weekday: day, time } = wallClock(now, timeZone);
  if (days.includes(day) && from <= time && time < to) return { time, isOpen: true, until: to };
  const ahead = [...week, ...week].slice(week.indexOf(day), week.indexOf(day) + week.length + 1);
  const inDays = ahead.findIndex(
    (candidate, later) => days.includes(candidate) && (later > 0 || time < from),
  );
  return { time, isOpen: false, from, day: ahead[inDays] ?? day, inDays };
}
