import { weekdayDate } from '#site/time/labels.ts';
import type { PlainDay } from '#site/time/plain-date.ts';
import { counted } from '#site/words.ts';

/** Sentences of the specification, word for word (section 8). */
export const nothingThatDay = 'No events on this day';
export const nothingFound = 'No events found matching your criteria';

/** What is said when a day is chosen: `2 events on Thursday, November 19, 2026` (ACCESSIBILITY.md, section 3). */
export function daySentence(count: number, day: PlainDay): string {
  return count === 0 ? nothingThatDay : `${counted(count, 'events')} on ${weekdayDate(day)}`;
}

/** The name of a day's button: `Today, Thursday, November 19, 2026, 2 events, selected`. */
export function dayName(
  day: PlainDay,
  { count, isToday, isChosen }: { count: number; isToday: boolean; isChosen: boolean },
): string {
  const events = count === 0 ? 'no events' : counted(count, 'events');
  return [isToday && 'Today', weekdayDate(day), events, isChosen && 'selected']
    .filter(Boolean)
    .join(', ');
}
