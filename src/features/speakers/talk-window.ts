import type { PlainDay } from '#site/time/plain-date.ts';
import { instantAt } from '#site/time/wall-clock.ts';
import { hoursAfter, type Span, type WeeklyHours } from '#site/time/weekly-hours.ts';

/** The hours and the notice that decide when a speaker can talk to reporters. */
export interface TalkHours extends Omit<WeeklyHours, 'closed'> {
  /** The notice the speaker needs, in minutes. */
  notice: number;
}

const minute = 60_000;
const quarter = 15 * minute;

/**
 * Yields the times at which a speaker who is asked at `now` can talk, in order, for a year ahead:
 * within the stated hours, not on a day off, and after the notice. Days off are those of the desk
 * (`site.yaml`), on the calendar of the speaker. Each time begins and ends at a quarter of an hour
 * (every zone of today is whole quarters from UTC), inside the stated hours, and lasts at least
 * one. Moments are in milliseconds since 1970. Throws a RangeError for a zone that the browser does
 * not know.
 */
export function* talkWindows(
  { notice, ...hours }: TalkHours,
  now: number,
  daysOff: readonly PlainDay[],
): Generator<Span> {
  const earliest = now + notice * minute;
  for (const span of hoursAfter({ ...hours, closed: daysOff }, earliest, instantAt)) {
    const from = Math.ceil(Math.max(span.from, earliest) / quarter) * quarter;
    const to = Math.floor(span.to / quarter) * quarter;
    if (from + quarter <= to) yield { from, to };
  }
}

/**
 * Returns the first of these times that is before a deadline for at least a quarter of an hour.
 * Undefined where there is none within a year.
 */
export function talkWindow(
  hours: TalkHours,
  now: number,
  daysOff: readonly PlainDay[],
  deadline = Number.POSITIVE_INFINITY,
): Span | undefined {
  const latest = Math.floor(deadline / quarter) * quarter;
  const [first] = talkWindows(hours, now, daysOff);
  if (!first || first.from + quarter > latest) return undefined;
  return { from: first.from, to: Math.min(first.to, latest) };
}
