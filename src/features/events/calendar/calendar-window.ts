import { daysOfEvent } from '#features/events/day-of-event.ts';
import { byStart, isToCome } from '#features/events/event-phase.ts';
import type { ListFrame } from '#lists/select.ts';
import { addToMonth, monthOf, type PlainDay } from '#site/time/plain-date.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { eventValues } from './event-list.ts';

/** Up to so many events stand in the page whole; of more, the months around its building. */
const whole = 120;
const monthsBefore = 1;
const monthsAfter = 2;

/** What the built page knows of the calendar: of many events those of the months around it, by date. */
export interface CalendarFrame extends ListFrame<CalendarEntry> {
  /** How many of all events were still to come. */
  upcoming: number;
  /** The day the page was built. */
  builtOn: PlainDay;
}

/** All events → what stands in the page, so that a thousand make it no heavier than a hundred. */
export function frameOf(entries: readonly CalendarEntry[], now: Date): CalendarFrame {
  const byDate = entries.toSorted(byStart);
  const builtOn = now.toISOString().slice(0, 10);
  return {
    items: byDate.length > whole ? byDate.filter(isNear(builtOn)) : byDate,
    total: byDate.length,
    values: eventValues,
    counts: {},
    upcoming: byDate.filter((entry) => isToCome(entry, startOf(builtOn))).length,
    builtOn,
  };
}

function isNear(day: PlainDay): (entry: CalendarEntry) => boolean {
  const from = addToMonth(monthOf(day), -monthsBefore);
  const to = addToMonth(monthOf(day), monthsAfter);
  return (entry) =>
    daysOfEvent(entry, undefined).some((one) => from <= monthOf(one) && monthOf(one) <= to);
}

/** The moment that the built page stands for: a day's first, so that builds of one day are the same to the byte. */
export function startOf(day: PlainDay): Date {
  return new Date(`${day}T00:00:00Z`);
}
