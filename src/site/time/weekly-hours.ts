import type { DeskFile, DeskHours } from '../site.schema.ts';
import { addDays, type PlainDay } from './plain-date.ts';
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
export function hoursAfter(
  { timeZone, days, from, to, closed = [] }: WeeklyHours,
  moment: number,
  instantAt: InstantAt,
): Generator<Span> {
  const hours = { from, to };
  const hoursOn = (day: PlainDay) =>
    days.includes(weekdayOf(day)) && !closed.includes(day) ? hours : undefined;
  return spansAfter(timeZone, hoursOn, moment, instantAt);
}

/**
 * Yields the hours of each day that end after a moment, in order; `hoursOn` returns those of a day,
 * `HH:MM` on the wall clock of the zone, or undefined for a day without.
 */
function* spansAfter(
  timeZone: string,
  hoursOn: (day: PlainDay) => Pick<WeeklyHours, 'from' | 'to'> | undefined,
  moment: number,
  instantAt: InstantAt,
): Generator<Span> {
  // Begins with yesterday in UTC, which is still today in zones that are behind UTC.
  for (let ahead = -1; ahead < daysAhead; ahead += 1) {
    const day = new Date(moment + ahead * aDay).toISOString().slice(0, 10);
    const hours = hoursOn(day);
    if (!hours) continue;
    const from = instantAt(day, hours.from, timeZone);
    const to = instantAt(day, hours.to, timeZone);
    if (from < to && moment < to) yield { from, to };
  }
}

/** Returns the weekday of a day, from `Mon, 23 Nov 2026 00:00:00 GMT`. */
function weekdayOf(day: PlainDay): Day {
  return new Date(day).toUTCString().slice(0, 3) as Day;
}

/** The state of the media desk. Moments are in milliseconds since 1970. */
export interface DeskState {
  /** Whether somebody is at the desk. */
  isOpen: boolean;
  /** The next moment at which somebody is at the desk: `now` while it is open. */
  opensAt: number;
  /** The moment at which the hours end that begin at `opensAt`. */
  closesAt: number;
  /** The moment by which a message is answered. */
  replyBy: number;
}

const hour = 3_600_000;

/** Returns the number of hours of each day, such as 8.5. */
export function hoursADay({ from, to }: Pick<WeeklyHours, 'from' | 'to'>): number {
  return (Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`)) / hour;
}

/**
 * Returns the state of the desk at `now` (milliseconds since 1970). A message is answered within
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
  let closesAt: number | undefined;
  /** Milliseconds of business hours until the reply is due. */
  let timeLeft = hours.replyHours * hour;
  for (const { from, to } of hoursAfter({ ...hours, closed }, now, instantAt)) {
    const start = Math.max(from, now);
    opensAt ??= start;
    closesAt ??= to;
    const replyBy = start + timeLeft;
    if (replyBy <= to) return { isOpen: opensAt === now, opensAt, closesAt, replyBy };
    timeLeft -= to - start;
  }
  return undefined;
}

/**
 * Returns why the desk is closed from one day until it opens on another, both on its own calendar:
 * the names of its days off among the days between, and whether one of the others is no day of the
 * desk, as on a weekend.
 */
export function reasonsClosed(
  { days, holidays }: DeskHours,
  today: PlainDay,
  openingDay: PlainDay,
): { daysOff: string[]; isWeekend: boolean } {
  const daysOff: string[] = [];
  let isWeekend = false;
  for (let day = today; day < openingDay; day = addDays(day, 1)) {
    const holiday = holidays.find(({ date }) => date === day);
    if (holiday) daysOff.push(holiday.name);
    else if (!days.includes(weekdayOf(day))) isWeekend = true;
  }
  return { daysOff, isWeekend };
}

/**
 * Returns whether somebody picks up the phone of the desk at `now`, and the moment at which that
 * changes. Moments are in milliseconds since 1970. Undefined where nobody does within a year.
 */
export function phoneState(
  { hours, phoneHours }: DeskFile,
  now: number,
  instantAt: InstantAt,
): { isAnswered: boolean; changesAt: number } | undefined {
  const isDeskDay = (day: PlainDay) =>
    hours.days.includes(weekdayOf(day)) && !hours.holidays.some(({ date }) => date === day);
  const hoursOn = (day: PlainDay) => phoneHours[isDeskDay(day) ? 'deskDays' : 'otherDays'];
  const [next] = spansAfter(hours.timeZone, hoursOn, now, instantAt);
  if (!next) return undefined;
  const isAnswered = next.from <= now;
  return { isAnswered, changesAt: isAnswered ? next.to : next.from };
}
