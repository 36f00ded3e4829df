import type { EventFields, EventSlip } from './event-slip.ts';

/** What a virtual event has in place of a place. */
const online = 'Online';

/** A place that does not fit the format. */
export function placeSlips({ format, location }: EventFields): EventSlip[] {
  const isOnline = location === online;
  if (format === 'virtual' && !isOnline) {
    const message = `must be "${online}" where "format" is virtual; write that, or "hybrid" if people may also come`;
    return [{ path: 'location', message }];
  }
  if (format === 'virtual' || !isOnline) return [];
  const message = `must name a place where "format" is ${format}; write it, or "virtual" as the format`;
  return [{ path: 'location', message }];
}

/** A status without its note, or a note without a status. */
export function statusSlips({ status = 'scheduled', statusNote }: EventFields): EventSlip[] {
  if (status !== 'scheduled') {
    return statusNote === undefined ? [{ path: 'statusNote', message: 'is missing' }] : [];
  }
  if (statusNote === undefined) return [];
  const message = 'must not stand beside the status "scheduled"; delete it, or correct "status"';
  return [{ path: 'statusNote', message }];
}

/** Calendars take over a change only if the revision is higher than theirs (RFC 5546, section 2.1.4). */
export function revisionSlips({ status, revision = 0 }: EventFields): EventSlip[] {
  if ((status !== 'moved' && status !== 'cancelled') || revision > 0) return [];
  const message = `must be 1 or more where the status is "${status}", or calendars keep the old one; count it up`;
  return [{ path: 'revision', message }];
}

/** A recording or slides of what did not take place. */
export function leftoverSlips({ status, recording, slides }: EventFields): EventSlip[] {
  if (status !== 'cancelled') return [];
  const message = 'must not stand in an event that was cancelled; delete it, or correct "status"';
  return [
    ...(recording === undefined ? [] : [{ path: 'recording' as const, message }]),
    ...(slides === undefined ? [] : [{ path: 'slides' as const, message }]),
  ];
}

/** A speaker who is named twice. */
export function speakerSlips({ speakers }: EventFields): EventSlip[] {
  if (new Set(speakers).size === speakers.length) return [];
  return [{ path: 'speakers', message: 'has the same speaker twice; remove one' }];
}
