import { weekdayDate, weekdays } from '#site/time/labels.ts';
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
import { counted } from '#site/words.ts';

/**
 * The weeks of a month, each of seven days from Sunday on; the first and the last may contain days
 * of other months.
 */
export function weeksOf(month: PlainMonth): PlainDay[][] {
  const last = lastDayOf(month);
  const weeks: PlainDay[][] = [];
  for (let sunday = startOfWeek(`${month}-01`); sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push(weekdays.map((_, index) => addDays(sunday, index)));
  }
  return weeks;
}

const moves: Readonly<Record<string, (day: PlainDay) => PlainDay>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: (day) => addDays(startOfWeek(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  'Shift+PageUp': (day) => addMonths(day, -12),
  'Shift+PageDown': (day) => addMonths(day, 12),
};

/**
 * Returns the day to which a keystroke moves the focus, within the days of the calendar; undefined
 * for keystrokes that belong to the browser (WAI-ARIA Authoring Practices, date picker dialog;
 * docs/requirements/accessibility.md, section 4, Calendar).
 */
export function dayAtKey(
  day: PlainDay,
  keystroke: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): PlainDay | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = keystroke;
  if (altKey || ctrlKey || metaKey) return undefined;
  const move = moves[shiftKey ? `Shift+${key}` : key];
  return move && withinDays(move(day));
}

/**
 * Returns the one day of a month that is in the tab order: the first of `candidates` in the month,
 * else the month's first day.
 */
export function tabStopDay(
  month: PlainMonth,
  candidates: readonly (PlainDay | undefined)[],
): PlainDay {
  return candidates.find((day) => day !== undefined && monthOf(day) === month) ?? `${month}-01`;
}

/** The sentence of the specification, word for word (section 8). */
export const nothingThatDay = 'No events on this day';

/**
 * The announcement after a day is chosen: `2 events on Thursday, November 19, 2026`
 * (docs/requirements/accessibility.md, section 3).
 */
export function daySentence(count: number, day: PlainDay): string {
  return count === 0 ? nothingThatDay : `${counted(count, 'events')} on ${weekdayDate(day)}`;
}

/**
 * The accessible name of a day's button: `Today, Thursday, November 19, 2026, 2 events, selected`.
 */
export function dayName(
  day: PlainDay,
  { count, isToday, isChosen }: { count: number; isToday: boolean; isChosen: boolean },
): string {
  const events = count === 0 ? 'no events' : counted(count, 'events');
  return [isToday && 'Today', weekdayDate(day), events, isChosen && 'selected']
    .filter(Boolean)
    .join(', ');
}
