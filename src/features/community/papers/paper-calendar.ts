import { hostEventFile } from '#features/events/calendar-files/calendar-file.ts';
import type { EventFacts } from './event-answers.ts';

interface Parts {
  facts: EventFacts;
  /** Title of an event without a question. */
  title: string;
  description: string;
  /** Host name of the site, for the UID. */
  host: string;
  /** Time zone of the event, such as `America/Chicago`. */
  zone: string;
  /** DTSTAMP of the event. */
  stamp: Date;
}

/**
 * The event as an iCalendar file (RFC 5545); undefined while its day or start is unknown. The same day gives the same
 * UID, so that a second file replaces the first.
 */
export function paperCalendar({
  facts,
  title,
  description,
  host,
  zone,
  stamp,
}: Parts): string | undefined {
  const { day, begin, end, question, where } = facts;
  if (!day || !begin) return undefined;
  const event = {
    ...{ id: `event-${day}`, summary: question ?? title, location: where, description },
    ...{ zone, stamp, start: `${day}T${begin}`, end: end && `${day}T${end}` },
  };
  return hostEventFile(event, host);
}
