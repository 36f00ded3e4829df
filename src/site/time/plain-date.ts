/**
 * A day as `YYYY-MM-DD`, without zone. The functions below count days with `Date` in UTC, because
 * browsers still lack Temporal.
 */
export type PlainDay = string;

/** A month as `YYYY-MM`. */
export type PlainMonth = string;

const millisecondsOfDay = 86_400_000;

/** The first and the last day that a calendar of events needs. */
const first = '1970-01-01';
const last = '2199-12-31';

/** Whether a value is a day that exists, from 1970 to 2199; `false` for `2026-02-30`. */
export function isPlainDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < first || value > last) return false;
  const date = dateOf(value);
  return !Number.isNaN(date.getTime()) && dayOf(date) === value;
}

/** Whether a value is a month from 1970 to 2199. */
export function isPlainMonth(value: string): boolean {
  return isPlainDay(`${value}-01`);
}

/** Returns the month of a day: `2026-11` for `2026-11-19`. */
export function monthOf(day: PlainDay): PlainMonth {
  return day.slice(0, 7);
}

/** Returns the day that is so many days later, or earlier for a negative number. */
export function addDays(day: PlainDay, days: number): PlainDay {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/**
 * Returns the same day so many months later, or the last day of a shorter month: February 28 for
 * January 31 and one month.
 */
export function addMonths(day: PlainDay, months: number): PlainDay {
  const month = addToMonth(monthOf(day), months);
  const last = lastDayOf(month);
  const sameDay = `${month}-${day.slice(8)}`;
  return sameDay < last ? sameDay : last;
}

/** Returns the month that is so many months later, or earlier for a negative number. */
export function addToMonth(month: PlainMonth, months: number): PlainMonth {
  const date = dateOf(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(dayOf(date));
}

/** Returns the day itself, or the nearest one from 1970 to 2199. */
export function withinDays(day: PlainDay): PlainDay {
  if (day < first) return first;
  return day > last ? last : day;
}

/** Returns the last day of a month: `2026-02-28` for `2026-02`. */
export function lastDayOf(month: PlainMonth): PlainDay {
  return addDays(`${addToMonth(month, 1)}-01`, -1);
}

/** Returns the Sunday on which the week of a day begins (specification section 9). */
export function startOfWeek(day: PlainDay): PlainDay {
  return addDays(day, -dateOf(day).getUTCDay());
}

/** Returns the number of days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: PlainDay, to: PlainDay): number {
  return (dateOf(to).getTime() - dateOf(from).getTime()) / millisecondsOfDay;
}

function dateOf(day: PlainDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): PlainDay {
  return date.toISOString().slice(0, 10);
}
