import type { ClockReading } from './clock-reading.ts';
import { daysBetween } from './plain-date.ts';
import { instantAt, zoneFormat } from './wall-clock.ts';

/*
 * Days, times and zones as visitors read them (specification section 9, en-US). Days are written
 * from names: a day is no instant and has no zone, and the first use of `Intl` delays hydration
 * (docs/decisions/hydration.md).
 */

const months = [
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
];

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

/**
 * As exact as it is known: `2026-11-19` or `2026-11-19T18:00` → `November 19, 2026`; `2026-11` →
 * `November 2026`; `2026`.
 */
export function longDate(date: string): string {
  return dateWith(date, (month) => month);
}

/** The same with three letters of the month: `Nov 19, 2026`, `Nov 2026`, `2026`. */
export function shortDate(date: string): string {
  return dateWith(date, (month) => month.slice(0, 3));
}

/** `2026-11-19`, or a day and time of which the time is ignored → `Thursday, November 19, 2026`. */
export function weekdayDate(day: string): string {
  return `${weekdays[new Date(day.slice(0, 10)).getUTCDay()]}, ${longDate(day)}`;
}

function dateWith(date: string, write: (month: string) => string): string {
  const [year = '', number, day] = date.split('-');
  if (number === undefined) return year;
  const month = write(months[Number(number) - 1] ?? '');
  return day === undefined ? `${month} ${year}` : `${month} ${Number.parseInt(day, 10)}, ${year}`;
}

/**
 * The zone’s name at `YYYY-MM-DDTHH:MM` on its wall clock: `Central Standard Time`. Throws a
 * RangeError on an unknown zone.
 */
export function zoneNameAt(local: string, zone: string): string {
  const [day = '', time = ''] = local.split('T');
  return longZoneName(instantAt(day, time, zone), zone);
}

/** `14:00`, or a day and time `2026-11-19T14:00` → `2:00 PM`. */
export function clockLabel(time: string): string {
  const [hour = 0, minute = 0] = time
    .slice(time.indexOf('T') + 1)
    .split(':')
    .map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

/**
 * A zone’s name for any time of the year: `America/Chicago` → `Central Time`. Throws a RangeError
 * on an unknown zone.
 */
export function genericZoneName(zone: string): string {
  return zoneName(zone, 'longGeneric', 0);
}

/** The same in letters: `America/Chicago` → `CT`. */
export function zoneLetters(zone: string): string {
  return zoneName(zone, 'shortGeneric', 0);
}

/** The zone’s name at an instant: `America/Chicago` → `Central Standard Time`. */
export function longZoneName(instant: Date | number, zone: string): string {
  return zoneName(zone, 'long', instant);
}

type ZoneNameStyle = 'long' | 'longGeneric' | 'shortGeneric';

function zoneName(timeZone: string, timeZoneName: ZoneNameStyle, instant: Date | number): string {
  const parts = zoneFormat(timeZone, { timeZoneName }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * A moment on the visitor's own clock: `Nov 21, 2026 3:40 PM` (specification section 9, `MMM d,
 * yyyy h:mm a`).
 */
export function dateTimeLabel(moment: Date, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const day = moment.toLocaleDateString('en-US', { dateStyle: 'medium', ...zone });
  const time = moment.toLocaleTimeString('en-US', { timeStyle: 'short', ...zone });
  return `${day} ${time}`.replace(/[\u00A0\u202F]/g, ' ');
}

export type NearDayWords = Record<'today' | 'tomorrow', string>;

/**
 * The day of one reading as seen from another: `today`, `tomorrow`, `Monday`, and from a week on
 * `January 4`.
 */
export function nearDay(at: ClockReading, now: ClockReading, words: NearDayWords): string {
  const days = daysBetween(now.day, at.day);
  if (days === 0) return words.today;
  if (days === 1) return words.tomorrow;
  const [weekday = '', date = ''] = at.weekday.split(', ');
  return days > 1 && days < 7 ? weekday : date;
}
