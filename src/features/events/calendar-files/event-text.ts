import { clockLabel, weekdayDate, zoneNameAt } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import type { CalendarEvent } from './calendar-event.ts';
import type { CalendarFilesWords } from './calendar-files.schema.ts';

/**
 * What stands in a calendar under an event, a line each: how it stands, what it is, when on the clock of
 * its own zone, how to join, access. Calendars that know no zones show the hours in the visitor's own.
 */
export function eventText(event: CalendarEvent, words: CalendarFilesWords['text']): string[] {
  const { status, statusNote, summary, howToJoin, access } = event;
  return [
    ...(status === 'scheduled' ? [] : [`${words[status]} ${statusNote ?? ''}`.trim()]),
    summary,
    fillIn(words.when, { when: whenInWords(event) }),
    fillIn(words.join, { join: howToJoin }),
    fillIn(words.access, { access }),
  ];
}

/** `Thursday, December 10, 2026, 12:00 PM to 1:30 PM, Central Standard Time (America/Chicago)`. */
export function whenInWords({ start, end, zone }: Pick<CalendarEvent, 'start' | 'end' | 'zone'>) {
  const day = weekdayDate(start);
  const lastDay = weekdayDate(end);
  const until = day === lastDay ? clockLabel(end) : `${lastDay}, ${clockLabel(end)}`;
  return `${day}, ${clockLabel(start)} to ${until}, ${zoneNameAt(start, zone)} (${zone})`;
}
