import { Temporal } from 'temporal-polyfill';
import { instantOf, isLocalDateTime } from '#site/moments.ts';
import type { EventFields, EventSlip } from './event-slip.ts';

const longestDays = 14;

/** Hours that the clock of the zone skips. */
export function clockSlips({ start, end, zone }: EventFields): EventSlip[] {
  return [...skippedSlips('start', start, zone), ...skippedSlips('end', end, zone)];
}

/** An end that is not after the start, or long after it. */
export function orderSlips({ start, end }: EventFields): EventSlip[] {
  if (end <= start) return [{ path: 'end', message: 'must be later than "start"' }];
  if (!isLocalDateTime(start) || !isLocalDateTime(end)) return [];
  const first = Temporal.PlainDateTime.from(start);
  const days = first.until(Temporal.PlainDateTime.from(end), { largestUnit: 'day' }).days;
  if (days < longestDays) return [];
  const message = `must be within ${longestDays} days after "start", this is ${days} days later; check month and year of both`;
  return [{ path: 'end', message }];
}

/** An earlier time of an event that was not moved, or that is none. */
export function movedSlips({
  movedFrom,
  start,
  zone,
  status = 'scheduled',
}: EventFields): EventSlip[] {
  if (movedFrom === undefined) return [];
  if (status !== 'moved') {
    const message = 'must only stand beside the status "moved"; delete it, or correct "status"';
    return [{ path: 'movedFrom', message }];
  }
  if (movedFrom === start) {
    const message = 'must be another time than "start"; write when it was before, or delete it';
    return [{ path: 'movedFrom', message }];
  }
  return skippedSlips('movedFrom', movedFrom, zone);
}

/** Times and zones that cannot be read are reported by their own fields, so they pass here. */
function skippedSlips(path: EventSlip['path'], local: string, zone: string): EventSlip[] {
  try {
    instantOf(local, zone);
    return [];
  } catch (error) {
    if (!(error instanceof RangeError && error.message.includes('clocks go forward'))) return [];
    const message = `does not exist in ${zone}: clocks go forward over it; choose another hour`;
    return [{ path, message }];
  }
}
