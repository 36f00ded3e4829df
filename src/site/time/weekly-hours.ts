import type { DeskHours } from '../site.schema.ts';
import type { PlainDay } from './plain-date.ts';
import type { Day } from './wall-clock.ts';

/*
 * These rules get `instantAt` as an argument, because the clock of the media desk brings a smaller
 * one.
 */

/** Hours that recur each week, on the wall clock of a zone; `from` is earlier than `to`. */
export interface WeeklyHours {
  timeZone: string;
  days: readonly Day[];
  /** `HH:MM`; the minute of `to` is no longer within. */
  from: string;
  to: string;
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
 * When the wall clock of a zone shows a day and a time (`HH:MM`), in milliseconds since 1970:
 * `instantAt`.
 */
type InstantAt = (day: PlainDay, time: string, timeZone: string) => number;

/** The hours that end after a moment, in order, for a little more than a year ahead. */
export function* hoursAfter(
  hours: WeeklyHours,
  moment: number,
  instantAt: InstantAt,
): Generator<Span> {
  const { timeZone, days, closed = [] } = hours;
  // From yesterday in UTC, which is today in no zone or in one that is behind.
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

/** Whether the media desk is staffed. Moments are milliseconds since 1970. */
export interface DeskState {
  isOpen: boolean;
  /** `now` while it is open. */
  opensAt: number;
  replyBy: number;
}

const hour = 3_600_000;

export function hoursADay({ from, to }: DeskHours): number {
  return (Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`)) / hour;
}

/**
 * Whether the desk is staffed at `now` (milliseconds since 1970), and by when a letter is answered:
 * after `replyHours` business hours of sixty minutes, which continue on the next business day.
 * Undefined for a desk that nobody staffs within a year.
 */
export function deskState(
  hours: DeskHours,
  now: number,
  instantAt: InstantAt,
): DeskState | undefined {
  const closed = hours.holidays.map(({ date }) => date);
  let opensAt: number | undefined;
  let left = hours.replyHours * hour;
  for (const { from, to } of hoursAfter({ ...hours, closed }, now, instantAt)) {
    const start = Math.max(from, now);
    opensAt ??= start;
    if (start + left <= to) return { isOpen: opensAt === now, opensAt, replyBy: start + left };
    left -= to - start;
  }
  return undefined;
}
