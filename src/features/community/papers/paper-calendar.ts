import { hostEventFile } from '#features/events/calendar-files/calendar-file.ts';
import type { EventFacts } from './event-answers.ts';

interface Parts {
  facts: EventFacts;
  /** What it is called where there is no question. */
  title: string;
  /** What stands under it. */
  description: string;
  /** The host of the site in its id. */
  host: string;
  /** The zone that the times are in. */
  zone: string;
  stamp: Date;
}

/**
 * The event as an iCalendar file; undefined while its day or beginning is not known. The same day gives the same id, so
 * that a second file renews the first.
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
    ...{
      id: `event-${day}`,
      summary: question ?? title,
      location: where,
      description,
      zone,
      stamp,
    },
    ...{ start: `${day}T${begin}`, end: end && `${day}T${end}` },
  };
  return hostEventFile(event, host);
}
