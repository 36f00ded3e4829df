import { Temporal } from 'temporal-polyfill';
import { isLocalDateTime } from '#content/fields.ts';
import { months, weekdays } from '#site/time/labels.ts';
import { type Entry, fieldValues } from './entry.ts';
import type { Problem } from './problem.ts';
import { type Finding, problemsInTexts } from './problems-in-texts.ts';

/** Pattern of a month in full or in three letters, and of “Sept”. */
export const monthWord = [
  ...months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`),
  'Sept',
].join('|');

/** Matches “Friday, January 14, 2027”, “Fri, Jan. 14”; its groups are the parts. */
const writtenDay = new RegExp(
  `\\b(${weekdays.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})\\.?,? ` +
    `(${monthWord})\\.? ` +
    '(\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?(?!\\d)',
  'g',
);

/**
 * Problems of days that no month has, “February 30”, and of those that are not on that day of the
 * week: “Friday, January 14, 2027” is a Thursday.
 * Without a year, a text of an event means the day nearest to its start; elsewhere any year may be
 * meant.
 */
export function weekdayProblems(entry: Entry): Problem[] {
  const { start } = fieldValues(entry);
  const isEvent =
    entry.kindName === 'events' && typeof start === 'string' && isLocalDateTime(start);
  const startDay = isEvent ? Temporal.PlainDate.from(start.slice(0, 10)) : undefined;
  return problemsInTexts(entry, ({ text }) => [
    ...[...text.matchAll(writtenDay)].flatMap((match) => findingFor(match, startDay)),
    ...[...text.matchAll(dayOfMonth)].flatMap(lostDay),
  ]);
}

/** Matches “February 30”, “Feb. 30”; its groups are the month and the day. */
const dayOfMonth = new RegExp(
  `\\b(${monthWord})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d,]\\d|\\d|:|%)`,
  'g',
);

function lostDay({ 0: found, 1: name = '', 2: day, index }: RegExpExecArray): Finding[] {
  const month = months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;
  // In a leap year, so that February 29 is a day.
  const { daysInMonth } = Temporal.PlainYearMonth.from({ year: 2028, month });
  if (Number(day) >= 1 && Number(day) <= daysInMonth) return [];
  const fix = `Correct the day; ${months[month - 1]} has ${daysInMonth} at most.`;
  return [{ index, found, message: 'is no day of any year', fix }];
}

function findingFor(match: RegExpExecArray, start: Temporal.PlainDate | undefined): Finding[] {
  const { 0: found, 1: weekday = '', 2: month = '', 3: dayText = '', 4: year, index } = match;
  const monthNumber = months.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1;
  const day = dayIn(Number(year ?? start?.year), monthNumber, Number(dayText), !year && start);
  if (!day) return [];
  const right = weekdays[day.dayOfWeek % 7] ?? '';
  if (right.startsWith(weekday.slice(0, 3))) return [];
  return [
    {
      index,
      found,
      message: `is a ${right}`,
      fix: `Write ${right}, or correct the day.`,
    },
  ];
}

/** The day of that number; of the years around, where a start is given, the one nearest to it. */
export function dayIn(
  year: number,
  month: number,
  day: number,
  start: Temporal.PlainDate | false | undefined,
): Temporal.PlainDate | undefined {
  if (!Number.isInteger(year)) return undefined;
  const years = start ? [year - 1, year, year + 1] : [year];
  const possible = years.flatMap((one) => {
    try {
      return [Temporal.PlainDate.from({ year: one, month, day }, { overflow: 'reject' })];
    } catch {
      return [];
    }
  });
  const distance = (one: Temporal.PlainDate) =>
    start ? Math.abs(start.until(one, { largestUnit: 'day' }).days) : 0;
  return possible.sort((a, b) => distance(a) - distance(b))[0];
}
