import type { CalendarEntry } from '#features/events/calendar/calendar-entry.ts';
import { byStart } from '#features/events/event-time.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { addToMonth, monthOf, type PlainDay, type PlainMonth } from '#site/time/plain-date.ts';

/** An event of the year ahead, on the day on which it starts by its own zone. */
export interface EventAhead extends Pick<CalendarEntry, 'id' | 'title' | 'format'> {
  day: PlainDay;
}

/** One of twelve months with its events, the first one first. */
export interface MonthAhead {
  month: PlainMonth;
  events: readonly EventAhead[];
}

/** The fewest events to come that are drawn (docs/requirements/design.md, section 5). */
export const fewestAhead = 3;

/**
 * Returns the twelve months from that of `today` on, each with its events from `today` on that were
 * not cancelled; undefined where these are too few to draw.
 */
export function yearAhead(
  entries: readonly CalendarEntry[],
  today: PlainDay,
): readonly MonthAhead[] | undefined {
  const months = Array.from({ length: 12 }, (_, index) => addToMonth(monthOf(today), index));
  const ahead = [...entries]
    .sort(byStart)
    .filter(({ status }) => status !== 'cancelled')
    .map(({ id, title, format, startsAt, timeZone }) => {
      return { id, title, format, day: dayIn(startsAt, timeZone) };
    })
    .filter(({ day }) => day >= today && months.includes(monthOf(day)));
  if (ahead.length < fewestAhead) return undefined;
  return months.map((month) => ({
    month,
    events: ahead.filter(({ day }) => monthOf(day) === month),
  }));
}

/** Returns the day of the month, from 1 to 31. */
export function dayOfMonth(day: PlainDay): number {
  return Number(day.slice(8));
}

/**
 * Returns the numerals above the bars of a month: each day once, or, where bars stand closer than
 * numerals are wide on a phone, how many events there are, over the middle one.
 */
export function numeralsOf(
  events: readonly EventAhead[],
): readonly { day: PlainDay; text: string }[] {
  const days = [...new Set(events.map(({ day }) => day))];
  const middle = days[Math.floor((days.length - 1) / 2)];
  if (!middle) return [];
  if (days.length === 1) return [{ day: middle, text: String(dayOfMonth(middle)) }];
  return [{ day: middle, text: `${events.length}×` }];
}
