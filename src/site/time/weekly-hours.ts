import type { DeskHours } from '../site.schema.ts';
import { addDays, type PlainDay } from './plain-date.ts';
import { type Day, instantAt, wallClock } from './wall-clock.ts';

/** Hours that recur each week, on the wall clock of a zone; `from` is earlier than `to`. */
export interface WeeklyHours {
  timeZone: string;
  days: readonly Day[];
  /** `HH:MM`; the minute of `to` is no longer within. */
  from: string;
  to: string;
  /** Days on which nobody is there. */
  closed?: readonly PlainDay[];
}

/** A stretch of time in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

const daysAhead = 400;

/** The hours that end after a moment, in order, for a little more than a year ahead. */
export function* hoursAfter(hours: WeeklyHours, moment: number): Generator<Span> {
  const { timeZone, days, closed = [] } = hours;
  const today = wallClock(moment, timeZone).day;
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    const from = instantAt(day, hours.from, timeZone);
    const to = instantAt(day, hours.to, timeZone);
    const isStaffed = days.includes(wallClock(from, timeZone).weekday) && !closed.includes(day);
    if (isStaffed && from < to && moment < to) yield { from, to };
  }
}

/** Whether the media desk is staffed. Moments are milliseconds since 1970. */
export type DeskState =
  | { isOpen: true; replyBy: number }
  | { isOpen: false; opensAt: number; replyBy: number };

const hour = 3_600_000;

/**
 * Whether the desk is staffed at `now` (milliseconds since 1970), and by when a letter sent then is answered: after
 * `replyHours` business hours, which continue on the next business day. An hour is sixty minutes, also on days when clocks
 * change. Undefined for a desk that nobody staffs within a year.
 */
export function deskState(hours: DeskHours, now: number): DeskState | undefined {
  const closed = hours.holidays.map(({ date }) => date);
  let opensAt: number | undefined;
  let left = hours.replyHours * hour;
  for (const { from, to } of hoursAfter({ ...hours, closed }, now)) {
    const start = Math.max(from, now);
    opensAt ??= start;
    if (start + left <= to) {
      const replyBy = start + left;
      return opensAt === now ? { isOpen: true, replyBy } : { isOpen: false, opensAt, replyBy };
    }
    left -= to - start;
  }
  return undefined;
}
