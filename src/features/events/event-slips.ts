import { Temporal } from 'temporal-polyfill';
import type { Format } from '#site/vocabulary.ts';

/** The fields of an event that must agree with each other. */
interface Fields {
  start: string;
  end: string;
  location: string;
  format: Format;
  status: 'scheduled' | 'moved' | 'cancelled' | 'full';
  statusNote?: string | undefined;
  movedFrom?: string | undefined;
  speakers: readonly string[];
  recording?: string | undefined;
  slides?: string | undefined;
  revision: number;
}

/** A field that does not agree with the others, and how to mend it. */
export interface EventSlip {
  path: keyof Fields;
  message: string;
}

const longestDays = 14;
/** What a virtual event has in place of a place. */
const online = 'Online';

/** What is wrong with an event whose fields are sound one by one. */
export function eventSlips(event: Fields): EventSlip[] {
  return [
    ...lengthSlips(event),
    ...placeSlips(event),
    ...statusSlips(event),
    ...revisionSlips(event),
    ...speakerSlips(event),
  ];
}

function lengthSlips({ start, end }: Fields): EventSlip[] {
  const first = Temporal.PlainDateTime.from(start);
  const days = first.until(Temporal.PlainDateTime.from(end), { largestUnit: 'day' }).days;
  if (days < longestDays) return [];
  const message = `must be within ${longestDays} days after "start", this is ${days} days later; check month and year of both`;
  return [{ path: 'end', message }];
}

function placeSlips({ format, location }: Fields): EventSlip[] {
  const isOnline = location === online;
  if (format === 'virtual' && !isOnline) {
    const message = `must be "${online}" where "format" is virtual; write that, or "hybrid" if people may also come`;
    return [{ path: 'location', message }];
  }
  if (format === 'virtual' || !isOnline) return [];
  const message = `must name a place where "format" is ${format}; write it, or "virtual" as the format`;
  return [{ path: 'location', message }];
}

function statusSlips(event: Fields): EventSlip[] {
  const { status, statusNote, movedFrom, start } = event;
  const slips: EventSlip[] = [];
  if (status === 'scheduled' && statusNote !== undefined) {
    const message = 'must not stand beside the status "scheduled"; delete it, or correct "status"';
    slips.push({ path: 'statusNote', message });
  }
  if (status !== 'scheduled' && statusNote === undefined) {
    slips.push({ path: 'statusNote', message: 'is missing' });
  }
  if (movedFrom !== undefined && status !== 'moved') {
    const message = 'must only stand beside the status "moved"; delete it, or correct "status"';
    slips.push({ path: 'movedFrom', message });
  }
  if (movedFrom === start) {
    const message = 'must be another time than "start"; write when it was before, or delete it';
    slips.push({ path: 'movedFrom', message });
  }
  return slips;
}

/** Calendars take over a change only if the revision is higher than theirs (RFC 5546, section 2.1.4). */
function revisionSlips({ status, revision, recording, slides }: Fields): EventSlip[] {
  const slips: EventSlip[] = [];
  if (['moved', 'cancelled'].includes(status) && revision === 0) {
    const message = `must be 1 or more where the status is "${status}", or calendars keep the old one; count it up`;
    slips.push({ path: 'revision', message });
  }
  if (status !== 'cancelled') return slips;
  for (const [path, value] of Object.entries({ recording, slides })) {
    if (value === undefined) continue;
    const message = 'must not stand in an event that was cancelled; delete it, or correct "status"';
    slips.push({ path: path as 'recording' | 'slides', message });
  }
  return slips;
}

function speakerSlips({ speakers }: Fields): EventSlip[] {
  if (new Set(speakers).size === speakers.length) return [];
  return [{ path: 'speakers', message: 'has the same speaker twice; remove one' }];
}
