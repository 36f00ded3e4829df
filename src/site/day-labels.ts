import type { PlainDay, PlainMonth } from './plain-date.ts';

/*
 * Days as the site writes them (specification section 9, en-US). From names, since a day is no instant and has no zone, and
 * the first use of `Intl` holds up a page that comes alive (docs/decisions/hydration.md).
 */

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** The days of a week (specification section 9, weeks start on Sunday). */
export const weekdays = [
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
] as const;

/** `2026-11` → `November 2026`. */
export function monthLabel(month: PlainMonth): string {
  const { name, year } = partsOf(month);
  return `${name} ${year}`;
}

/** `2026-11-19` → `Thursday, November 19, 2026`. */
export function weekdayLabel(day: PlainDay): string {
  return `${weekdays[new Date(day).getUTCDay()]}, ${longDayLabel(day)}`;
}

/** `2026-11-19` → `November 19, 2026` (`MMMM d, yyyy`). */
export function longDayLabel(day: PlainDay): string {
  const { name, number, year } = partsOf(day);
  return `${name} ${number}, ${year}`;
}

/** `2026-11-19` → `Nov 19, 2026`. */
export function shortDayLabel(day: PlainDay): string {
  const { name, number, year } = partsOf(day);
  return `${name.slice(0, 3)} ${number}, ${year}`;
}

function partsOf(day: PlainDay | PlainMonth) {
  const [year = '', month = '', number = ''] = day.split('-');
  return { year, name: months[Number(month) - 1] ?? '', number: Number(number) };
}
