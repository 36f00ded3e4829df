import type { EventFile } from '#features/events/event.schema.ts';
import type { CalendarFilesWords } from '#features/events/events.words.ts';
import { clockLabel, weekdayDate, zoneNameAt } from '#site/time/labels.ts';
import { instantOf } from '#site/time/wall-clock.ts';
import { fillIn } from '#site/words.ts';

/** An event as calendar programs get it: its times are on the clock of its own zone. */
export interface CalendarEvent
  extends Omit<EventFile, 'link' | 'speakers' | 'recording' | 'slides'> {
  id: string;
  /** The path of its page. */
  href: string;
}

/** Earliest first, events of one moment by id, so that the same events always give the same file. */
export function inCalendarOrder(events: readonly CalendarEvent[]): CalendarEvent[] {
  const startOf = ({ start, zone }: CalendarEvent) => instantOf(start, zone);
  return events.toSorted(
    (a, b) => startOf(a).localeCompare(startOf(b)) || a.id.localeCompare(b.id),
  );
}

/**
 * The description of an event in a calendar program, one paragraph each: a status other than scheduled, the summary,
 * when on the clock of its own zone, how to join, access. Programs without time zones show hours in the visitor's
 * zone, so the paragraph on time names the zone.
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
function whenInWords({ start, end, zone }: CalendarEvent): string {
  const day = weekdayDate(start);
  const lastDay = weekdayDate(end);
  const until = day === lastDay ? clockLabel(end) : `${lastDay}, ${clockLabel(end)}`;
  return `${day}, ${clockLabel(start)} to ${until}, ${zoneNameAt(start, zone)} (${zone})`;
}
