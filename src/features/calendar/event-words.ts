import { monthLabel, weekdayLabel } from '#site/day-labels.ts';
import { inDigits } from '#site/in-digits.ts';
import type { PlainDay, PlainMonth } from '#site/plain-date.ts';

/** Sentences of the specification, word for word (section 8). */
export const nothingThatDay = 'No events on this day';
export const nothingFound = 'No events found matching your criteria';

/** `2 events`, `1 event`. */
export function eventCount(count: number): string {
  return `${inDigits(count)} ${count === 1 ? 'event' : 'events'}`;
}

/** What is said when a day is chosen: `2 events on Thursday, November 19, 2026` (ACCESSIBILITY.md, section 3). */
export function daySentence(count: number, day: PlainDay): string {
  return count === 0 ? nothingThatDay : `${eventCount(count)} on ${weekdayLabel(day)}`;
}

/** What is said when the view is switched. */
export function viewSentence(view: 'calendar' | 'list', count: number, month: PlainMonth): string {
  return view === 'list'
    ? `List view, ${eventCount(count)}`
    : `Calendar view, ${monthLabel(month)}`;
}

/** The name of a day's button: `Today, Thursday, November 19, 2026, 2 events, selected`. */
export function dayName(
  day: PlainDay,
  { count, isToday, isChosen }: { count: number; isToday: boolean; isChosen: boolean },
): string {
  const events = count === 0 ? 'no events' : eventCount(count);
  return [isToday && 'Today', weekdayLabel(day), events, isChosen && 'selected']
    .filter(Boolean)
    .join(', ');
}
