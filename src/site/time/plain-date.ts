/**
 * A day as `YYYY-MM-DD`, without zone. The platform's calendar counts in UTC and needs no Temporal,
 * which browsers still lack.
 */
export type PlainDay = string;

/** A month as `YYYY-MM`. */
export type PlainMonth = string;

const millisecondsOfDay = 86_400_000;

/**
 * Days that a calendar of events has any use for; others cannot be written with four digits or
 * matter to nobody.
 */
const first = '1970-01-01';
const last = '2199-12-31';

/** Whether a value names a day that exists between 1970 and 2199: `2026-02-30` does not. */
export function isPlainDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < first || value > last) return false;
  const date = dateOf(value);
  return !Number.isNaN(date.getTime()) && dayOf(date) === value;
}

/** Whether a value names a month between 1970 and 2199. */
export function isPlainMonth(value: string): boolean {
  return isPlainDay(`${value}-01`);
}

/** `2026-11-19` → `2026-11`. */
export function monthOf(day: PlainDay): PlainMonth {
  return day.slice(0, 7);
}

/** The day so many days later, or earlier. */
export function addDays(day: PlainDay, days: number): PlainDay {
  const date = dateOf(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/**
 * The same day so many months later, or the last one of a shorter month: January 31 and one month
 * is February 28.
 */
export function addMonths(day: PlainDay, months: number): PlainDay {
  const month = addToMonth(monthOf(day), months);
  const last = lastDayOf(month);
  const asked = `${month}-${day.slice(8)}`;
  return asked < last ? asked : last;
}

/** The month so many months later, or earlier. */
export function addToMonth(month: PlainMonth, months: number): PlainMonth {
  const date = dateOf(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(dayOf(date));
}

/** The day itself, or the nearest one of 1970 to 2199. */
export function withinDays(day: PlainDay): PlainDay {
  if (day < first) return first;
  return day > last ? last : day;
}

/** `2026-02` → `2026-02-28`. */
export function lastDayOf(month: PlainMonth): PlainDay {
  return addDays(`${addToMonth(month, 1)}-01`, -1);
}

/**
 * The Sunday on which the week of a day begins (specification section 9, weeks start on Sunday).
 */
export function startOfWeek(day: PlainDay): PlainDay {
  return addDays(day, -dateOf(day).getUTCDay());
}

/** How many days a day is after another; negative before it. */
export function daysBetween(from: PlainDay, to: PlainDay): number {
  return (dateOf(to).getTime() - dateOf(from).getTime()) / millisecondsOfDay;
}

function dateOf(day: PlainDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): PlainDay {
  return date.toISOString().slice(0, 10);
}
