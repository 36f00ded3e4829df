import { addDays, type PlainDay } from './plain-date.ts';
import { instantAt, wallClock } from './wall-clock.ts';
import type { Day } from './week.ts';

/** Hours that come back each week, on the wall clock of a place; `from` is earlier than `to`. */
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
