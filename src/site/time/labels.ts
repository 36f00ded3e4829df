import type { ClockReading } from './clock-reading.ts';
import { daysBetween } from './plain-date.ts';
import { instantAt, zoneFormat } from './wall-clock.ts';

/*
 * Days, times and zones in words (specification section 9, en-US). Days are written without `Intl`,
 * because a day is no instant and has no zone, and because the first use of `Intl` delays hydration
 * (docs/decisions/hydration.md).
 */

/** The months of a year, in English. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The days of a week (specification section 9, weeks start on Sunday). */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Returns `January` for 1 and `December` for 12; undefined for a number that no month has. */
export function monthName(month: number): string | undefined {
  return months[month - 1];
}

/**
 * Returns a date in words, as exactly as it is given: `November 19, 2026` for `2026-11-19` and for
 * `2026-11-19T18:00`, `November 2026` for `2026-11`, `2026` for `2026`.
 */
export function longDate(date: string): string {
  return dateWith(date, (month) => month);
}

/** Returns the same with three letters of the month: `Nov 19, 2026`, `Nov 2026`, `2026`. */
export function shortDate(date: string): string {
  return dateWith(date, (month) => month.slice(0, 3));
}

/** Returns `Thursday, November 19, 2026` for `2026-11-19` and for `2026-11-19T18:00`. */
export function weekdayDate(day: string): string {
  return `${weekdays[new Date(day.slice(0, 10)).getUTCDay()]}, ${longDate(day)}`;
}

function dateWith(date: string, write: (month: string) => string): string {
  const [year = '', number, day] = date.split('-');
  if (number === undefined) return year;
  const month = write(monthName(Number(number)) ?? '');
  return day === undefined ? `${month} ${year}` : `${month} ${Number.parseInt(day, 10)}, ${year}`;
}

/**
 * Returns the name of a zone when its wall clock shows `YYYY-MM-DDTHH:MM`: `Central Standard Time`.
 * Throws a RangeError for an unknown zone.
 */
export function zoneNameAt(local: string, zone: string): string {
  const [day = '', time = ''] = local.split('T');
  return longZoneName(instantAt(day, time, zone), zone);
}

/** Returns `2:00 PM` for `14:00` and for `2026-11-19T14:00`. */
export function clockLabel(time: string): string {
  const [hour = 0, minute = 0] = time
    .slice(time.indexOf('T') + 1)
    .split(':')
    .map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/**
 * Returns the name of a zone for any time of the year: `Central Time` for `America/Chicago`. Throws
 * a RangeError for an unknown zone.
 */
export function genericZoneName(zone: string): string {
  // A generic name is the same at every instant.
  return zoneName(zone, 'longGeneric', 0);
}

/** Returns the abbreviation of that name: `CT` for `America/Chicago`. */
export function zoneLetters(zone: string): string {
  return zoneName(zone, 'shortGeneric', 0);
}

/** Returns the name of a zone at an instant: `Central Standard Time` for `America/Chicago`. */
export function longZoneName(instant: Date | number, zone: string): string {
  return zoneName(zone, 'long', instant);
}

type ZoneNameStyle = 'long' | 'longGeneric' | 'shortGeneric';

function zoneName(timeZone: string, timeZoneName: ZoneNameStyle, instant: Date | number): string {
  const parts = zoneFormat(timeZone, { timeZoneName }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * Returns a moment on the clock of a zone, by default that of the device: `Nov 21, 2026 3:40 PM`
 * (specification section 9, `MMM d, yyyy h:mm a`).
 */
export function dateTimeLabel(moment: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = moment.toLocaleDateString('en-US', { dateStyle: 'medium', ...zone });
  const time = moment.toLocaleTimeString('en-US', { timeStyle: 'short', ...zone });
  return `${day} ${time}`.replace(/[\u00A0\u202F]/g, ' ');
}

export type NearDayWords = Record<'today' | 'tomorrow', string>;

/**
 * Returns the day of a reading relative to the day of `now`: `today`, `tomorrow`, `Monday`, and for
 * days that are past or a week or more ahead `January 4`.
 */
export function nearDay(reading: ClockReading, now: ClockReading, words: NearDayWords): string {
  const days = daysBetween(now.day, reading.day);
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  const [weekday = '', monthAndDay = ''] = reading.weekdayDate.split(', ');
  return days > 1 && days < 7 ? weekday : monthAndDay;
}
