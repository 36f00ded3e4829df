import { weekdays } from '#site/time/labels.ts';
import {
  addDays,
  addMonths,
  lastDayOf,
  monthOf,
  type PlainDay,
  type PlainMonth,
  startOfWeek,
  withinDays,
} from '#site/time/plain-date.ts';

/** The weeks that a month touches, each of seven days from Sunday on; the first and the last may reach beyond it. */
export function weeksOf(month: PlainMonth): PlainDay[][] {
  const last = lastDayOf(month);
  const weeks: PlainDay[][] = [];
  for (let sunday = startOfWeek(`${month}-01`); sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push(weekdays.map((_, place) => addDays(sunday, place)));
  }
  return weeks;
}

interface Key {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * The day that a key goes to from a day; undefined for keys that are the browser's. Arrows by day and
 * week, Home and End of the week, Page Up and Down by month, with Shift by year (WAI-ARIA practices,
 * date picker; ACCESSIBILITY.md, section 4, Calendar).
 */
export function dayAtKey(day: PlainDay, event: Key): PlainDay | undefined {
  const asked = askedDay(day, event);
  return asked && withinDays(asked);
}

function askedDay(day: PlainDay, event: Key): PlainDay | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const months = event.shiftKey ? 12 : 1;
  switch (event.key) {
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
  }
  if (event.shiftKey) return undefined;
  switch (event.key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return addDays(startOfWeek(day), 6);
    default:
      return undefined;
  }
}

/** The one day of a month that Tab comes to: the first of the wishes that lies in it, else its first day. */
export function tabStopOf(month: PlainMonth, wishes: readonly (PlainDay | undefined)[]): PlainDay {
  return wishes.find((day) => day !== undefined && monthOf(day) === month) ?? `${month}-01`;
}
