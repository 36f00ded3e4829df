import { addDays, lastDayOf, monthOf, type PlainDay, startOfWeek } from '#site/time/plain-date.ts';

/** Spans of days that are one press away, by their names in the address. */
export const quickRanges = {
  'this-week': 'This week',
  'this-month': 'This month',
  'next-30-days': 'Next 30 days',
  'next-90-days': 'Next 90 days',
} as const;
export type RangeName = keyof typeof quickRanges;

export const rangeNames = Object.keys(quickRanges) as readonly RangeName[];

/** First and last day of a span, both in it. */
export interface DayRange {
  from: PlainDay;
  to: PlainDay;
}

/** The days of a range, seen from today. A week begins on Sunday; today is the first of the next days. */
export function daysOfRange(name: RangeName, today: PlainDay): DayRange {
  switch (name) {
    case 'this-week':
      return { from: startOfWeek(today), to: addDays(startOfWeek(today), 6) };
    case 'this-month':
      return { from: `${monthOf(today)}-01`, to: lastDayOf(monthOf(today)) };
    case 'next-30-days':
      return { from: today, to: addDays(today, 29) };
    case 'next-90-days':
      return { from: today, to: addDays(today, 89) };
  }
}

/** Whether one of the days lies in the range. */
export function fallsIn(days: readonly PlainDay[], { from, to }: DayRange): boolean {
  return days.some((day) => from <= day && day <= to);
}
