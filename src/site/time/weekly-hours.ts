import type { DeskHours } from '../site.schema.ts';
import type { PlainDay } from './plain-date.ts';
import type { Day } from './wall-clock.ts';

/*
 * These rules get `instantAt` as an argument, because the clock of the media desk has one of its
 * own, with less script.
 */

/** Hours that recur each week, on the wall clock of a zone; `from` is earlier than `to`. */
export interface WeeklyHours {
  timeZone: string;
  days: readonly Day[];
  /** `HH:MM`. The hours end at `to`: that minute is outside of them. */
  from: string;
  to: string;
  /** Days without hours. */
  closed?: readonly PlainDay[];
}

/** A stretch of time in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

const aDay = 86_400_000;
const daysAhead = 400;

/**
 * Returns the instant at which a wall clock shows a day and a time, as `instantAt` of wall-clock.
 */
type InstantAt = (day: PlainDay, time: string, timeZone: string) => number;

/** Yields the hours that end after a moment, in order, for a little more than a year ahead. */
export function* hoursAfter(
  hours: WeeklyHours,
  moment: number,
  instantAt: InstantAt,
): Generator<Span> {
  const { timeZone, days, closed = [] } = hours;
  // Begins with yesterday in UTC, which is still today in zones that are behind UTC.
  for (let ahead = -1; ahead < daysAhead; ahead += 1) {
    const date = new Date(moment + ahead * aDay);
    const day = date.toISOString().slice(0, 10);
    // `Mon, 23 Nov 2026 14:00:00 GMT`
    const weekday = date.toUTCString().slice(0, 3) as Day;
    if (!days.includes(weekday) || closed.includes(day)) continue;
    const from = instantAt(day, hours.from, timeZone);
    const to = instantAt(day, hours.to, timeZone);
    if (from < to && moment < to) yield { from, to };
  }
}

/** The state of the media desk. Moments are in milliseconds since 1970. */
export interface DeskState {
  /** Whether somebody is at the desk. */
  isOpen: boolean;
  /** The next moment at which somebody is at the desk: `now` while it is open. */
  opensAt: number;
  /** The moment by which a letter is answered. */
  replyBy: number;
}

const hour = 3_600_000;

/** Returns the number of hours that the desk is open on a day, such as 8.5. */
export function hoursADay({ from, to }: DeskHours): number {
  return (Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`)) / hour;
}

/**
 * Returns the state of the desk at `now` (milliseconds since 1970). A letter is answered within
 * `replyHours` business hours of sixty minutes, which continue on the next business day. Undefined
 * for a desk that is not open within a year.
 */
export function deskState(
  hours: DeskHours,
  now: number,
  instantAt: InstantAt,
): DeskState | undefined {
  const closed = hours.holidays.map(({ date }) => date);
  let opensAt: number | undefined;
  /** Milliseconds of business hours until the reply is due. */
  let timeLeft = hours.replyHours * hour;
  for (const { from, to } of hoursAfter({ ...hours, closed }, now, instantAt)) {
    const start = Math.max(from, now);
    opensAt ??= start;
    const replyBy = start + timeLeft;
    if (replyBy <= to) return { isOpen: opensAt === now, opensAt, replyBy };
    timeLeft -= to - start;
  }
  return undefined;
}
