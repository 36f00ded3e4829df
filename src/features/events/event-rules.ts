import { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import { isLocalDateTime } from '#content/fields.ts';
import { instantOf } from '#site/time/wall-clock.ts';
import type { Format } from '#site/vocabulary.ts';

/** The fields of an event that must agree with each other. */
interface EventFields {
  start: string;
  end: string;
  zone: string;
  location: string;
  format: Format;
  /** Absent where another field is wrong and the rest stands as it was written. */
  status?: 'scheduled' | 'moved' | 'cancelled' | 'full' | undefined;
  statusNote?: string | undefined;
  movedFrom?: string | undefined;
  howToJoin?: string | undefined;
  access?: string | undefined;
  speakers: readonly string[];
  recording?: string | undefined;
  slides?: string | undefined;
  revision?: number | undefined;
}

/** A field that does not agree with the others, and how to mend it. */
interface EventSlip {
  path: keyof EventFields;
  message: string;
}

/**
 * The rules over several fields of an event, as zod takes them. Each stands alone, so that a wrong field
 * silences only the rules that read it.
 */
export const eventRules = [
  clockSlips,
  orderSlips,
  movedSlips,
  placeSlips,
  statusSlips,
  revisionSlips,
  promiseSlips,
  leftoverSlips,
  speakerSlips,
].map((slipsOf) => (event: EventFields, context: z.core.$RefinementCtx) => {
  for (const { path, message } of slipsOf(event)) {
    context.addIssue({ code: 'custom', path: [path], message });
  }
});

const longestDays = 14;

/** Hours that the clock of the zone skips. */
function clockSlips({ start, end, zone }: EventFields): EventSlip[] {
  return [...skippedSlips('start', start, zone), ...skippedSlips('end', end, zone)];
}

/** An end that is not after the start, or long after it. */
function orderSlips({ start, end }: EventFields): EventSlip[] {
  if (end <= start)
    return [{ path: 'end', message: 'must be later than "start"; write a later day or hour' }];
  if (!isLocalDateTime(start) || !isLocalDateTime(end)) return [];
  const first = Temporal.PlainDateTime.from(start);
  const days = first.until(Temporal.PlainDateTime.from(end), { largestUnit: 'day' }).days;
  if (days < longestDays) return [];
  const message = `must be within ${longestDays} days after "start", this is ${days} days later; correct month and year of both`;
  return [{ path: 'end', message }];
}

/** An earlier time of an event that was not moved, or that is none. */
function movedSlips({ movedFrom, start, zone, status = 'scheduled' }: EventFields): EventSlip[] {
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

/** What a virtual event has in place of a place. */
const online = 'Online';

/** A place that does not fit the format. */
function placeSlips({ format, location }: EventFields): EventSlip[] {
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
function statusSlips({ status = 'scheduled', statusNote }: EventFields): EventSlip[] {
  if (status !== 'scheduled') {
    return statusNote === undefined ? [{ path: 'statusNote', message: 'is missing' }] : [];
  }
  if (statusNote === undefined) return [];
  const message = 'must not stand beside the status "scheduled"; delete it, or correct "status"';
  return [{ path: 'statusNote', message }];
}

/** A sentence that promises a place which can be asked for, or will be. */
const promise = new RegExp(
  [
    'ask for a place',
    '\\b(registration|enrollment|booking|sign-?up)s?( \\w+){0,2} (opens?|begins?|starts?)\\b',
    '\\b(register|enroll|sign up|book)\\b.* (by|until|before|from)\\b',
  ].join('|'),
  'i',
);

/** A promise of places where there are none: the event was cancelled, or is full and has a waiting list alone. */
function promiseSlips(event: EventFields): EventSlip[] {
  const { status } = event;
  if (status !== 'cancelled' && status !== 'full') return [];
  const instead =
    status === 'full' ? 'say “Join the waiting list”' : 'say that nobody needs a place';
  const message = `must not promise places where the status is "${status}"; ${instead}, or correct "status"`;
  return (['statusNote', 'howToJoin', 'access'] as const)
    .filter((path) => sentencesOf(event[path]).some((words) => isPromise(words)))
    .map((path) => ({ path, message }));
}

/** What is said of the waiting list is no promise of a place. */
function isPromise(sentence: string): boolean {
  return promise.test(sentence) && !/waiting list/i.test(sentence);
}

function sentencesOf(text = ''): string[] {
  return text.split(/(?<=[.!?:;])\s+/);
}

/** Calendars take over a change only if the revision is higher than theirs (RFC 5546, section 2.1.4). */
function revisionSlips({ status, revision = 0 }: EventFields): EventSlip[] {
  if ((status !== 'moved' && status !== 'cancelled') || revision > 0) return [];
  const message = `must be 1 or more where the status is "${status}", or calendars keep the old one; write a number one higher than before`;
  return [{ path: 'revision', message }];
}

/** A recording or slides of what did not take place. */
function leftoverSlips({ status, recording, slides }: EventFields): EventSlip[] {
  if (status !== 'cancelled') return [];
  const message = 'must not stand in an event that was cancelled; delete it, or correct "status"';
  return [
    ...(recording === undefined ? [] : [{ path: 'recording' as const, message }]),
    ...(slides === undefined ? [] : [{ path: 'slides' as const, message }]),
  ];
}

/** A speaker who is named twice. */
function speakerSlips({ speakers }: EventFields): EventSlip[] {
  if (new Set(speakers).size === speakers.length) return [];
  return [{ path: 'speakers', message: 'has the same speaker twice; remove one' }];
}
