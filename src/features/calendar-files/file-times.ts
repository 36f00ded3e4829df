import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from './calendar-event.ts';

interface FileTimes {
  /** The zone that the file names; null where the times stand in UTC. */
  zone: string | null;
  start: Temporal.ZonedDateTime;
  end: Temporal.ZonedDateTime;
}

/**
 * The times of an event for a calendar file. One that starts or ends in an hour that the clock shows twice
 * stands in UTC: RFC 5545 means the first of the two (section 3.3.5), and programs do not agree.
 */
export function fileTimes({
  start,
  end,
  zone,
}: Pick<CalendarEvent, 'start' | 'end' | 'zone'>): FileTimes {
  const isPlain = zone !== 'UTC' && !isTwice(start, zone) && !isTwice(end, zone);
  return { zone: isPlain ? zone : null, start: zoned(start, zone), end: zoned(end, zone) };
}

function zoned(
  local: string,
  zone: string,
  disambiguation: 'earlier' | 'later' = 'earlier',
): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation });
}

function isTwice(local: string, zone: string): boolean {
  return !zoned(local, zone).equals(zoned(local, zone, 'later'));
}
