import { daysOfEvent } from '#features/events/day-of-event.ts';
import { byStart, isPast } from '#features/events/event-phase.ts';
import { addToMonth, monthOf, type PlainDay, type PlainMonth } from '#site/plain-date.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** Up to so many events stand in the page whole; of more, the months around its building. */
const whole = 120;
const monthsBefore = 1;
const monthsAfter = 2;

/** What the built page knows of the calendar. */
export interface CalendarFrame {
  /** By date, earliest first. */
  entries: readonly CalendarEntry[];
  /** How many events there are, and how many of them were still to come. */
  total: number;
  upcoming: number;
  /** The day the page was built. */
  builtOn: PlainDay;
  /** The months that are here in full. Absent: all of them. */
  months?: { from: PlainMonth; to: PlainMonth } | undefined;
}

/** All events → what stands in the page, so that a thousand make it no heavier than a hundred. */
export function frameOf(entries: readonly CalendarEntry[], now: Date): CalendarFrame {
  const byDate = entries.toSorted(byStart);
  const builtOn = now.toISOString().slice(0, 10);
  const upcoming = byDate.filter((entry) => !isPast(entry, startOf(builtOn))).length;
  const frame = { entries: byDate, total: byDate.length, upcoming, builtOn };
  if (byDate.length <= whole) return frame;
  const from = addToMonth(monthOf(builtOn), -monthsBefore);
  const to = addToMonth(monthOf(builtOn), monthsAfter);
  const near = byDate.filter((entry) =>
    daysOfEvent(entry, undefined).some((day) => from <= monthOf(day) && monthOf(day) <= to),
  );
  return { ...frame, entries: near, months: { from, to } };
}

/** Whether the frame alone can show a month; its first and last lend a day to a visitor far away. */
export function hasMonth({ months }: CalendarFrame, month: PlainMonth): boolean {
  return !months || (months.from < month && month < months.to);
}

/** The moment that the built page stands for: a day's first, so that builds of one day are the same to the byte. */
export function startOf(day: PlainDay): Date {
  return new Date(`${day}T00:00:00Z`);
}
