import { hostEventFile } from '#features/events/calendar-files/calendar-file.ts';
import type { EventFacts } from './event-answers.ts';

interface Parts
  extends Pick<Parameters<typeof hostEventFile>[0], 'description' | 'zone' | 'stamp'> {
  facts: EventFacts;
  /** The name of an event without a question. */
  title: string;
  host: string;
}

/**
 * Returns the event as an iCalendar file (RFC 5545); undefined while its day or start is unknown.
 * The same day gives the same UID, so that a second file replaces the first.
 */
export function paperCalendar({ facts, title, host, ...parts }: Parts): string | undefined {
  const { day, begin, end, question, where } = facts;
  if (!day || !begin) return undefined;
  const event = {
    id: `event-${day}`,
    summary: question ?? title,
    location: where,
    start: `${day}T${begin}`,
    end: end && `${day}T${end}`,
  };
  return hostEventFile({ ...parts, ...event }, host);
}
