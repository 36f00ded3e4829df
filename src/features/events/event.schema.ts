import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import {
  calendarDate,
  isLocalDateTime,
  link,
  listOf,
  localDateTime,
  reference,
  text,
  timeZone,
  words,
} from '#content/fields.ts';
import { instantOf } from '#site/time/wall-clock.ts';
import { formats, regions, topics } from '#site/vocabulary.ts';

const eventFields = words({
  title: 'What the event is called',
  start: localDateTime.describe('Start on the clock of the place'),
  end: localDateTime.describe('End on the clock of the place'),
  zone: timeZone.describe('Time zone of the place; for a virtual event the host’s'),
  location: 'Place and state, or "Online"',
  format: z.enum(formats).describe('in-person, virtual or hybrid'),
  region: z.enum(regions).describe('From the region list'),
  topics: listOf(z.enum(topics)).describe('From the topic list'),
  status: z
    .enum(['scheduled', 'moved', 'cancelled', 'full'])
    .default('scheduled')
    .describe('As it stands now'),
  statusNote: text
    .max(240)
    .optional()
    .describe('One sentence or two on what changed, and what to do; needed unless scheduled'),
  movedFrom: localDateTime
    .optional()
    .describe('Start before it was moved to another time, on the clock of the place'),
  summary: text.max(240).describe('One sentence for lists'),
  audience: text
    .max(160)
    .optional()
    .describe('Whom it is for, such as "Clinic staff, nursing students"; searched too'),
  link: link.optional().describe('The host’s own page, if there is one'),
  speakers: z
    .array(reference('speakers'))
    .describe('Ids of our speakers who take part; may be empty'),
  howToJoin: 'How one gets in: “Ask for a place” on the event’s page, walk in, dial in',
  access: 'Step-free entry, captions, interpreters, and whom to ask',
  recording: link.optional().describe('Where it can be watched or heard; # while it is edited'),
  slides: link.optional().describe('Where the slides are; # while they are prepared'),
  updated: calendarDate.describe('Day on which this file was changed last'),
  revision: z
    .int()
    .min(0)
    .default(0)
    .describe('One more whenever time, place or status changes, so that calendars take it over'),
});

/** The fields that the rules below compare. `status` is undefined where the file has a wrong one. */
type RuledFields = Omit<z.infer<typeof eventFields>, 'status' | 'revision'> &
  Partial<Pick<z.infer<typeof eventFields>, 'status' | 'revision'>>;

/** A field that contradicts another one, and how to fix it. */
interface EventProblem {
  path: keyof RuledFields;
  message: string;
}

const longestDays = 14;

/** A start or an end in an hour that the clock of the zone skips. */
function clockProblems({ start, end, zone }: RuledFields): EventProblem[] {
  return [...skippedProblems('start', start, zone), ...skippedProblems('end', end, zone)];
}

/** An end that is not after the start, or 14 days after it or more: then the month or year is probably wrong. */
function orderProblems({ start, end }: RuledFields): EventProblem[] {
  if (end <= start)
    return [{ path: 'end', message: 'must be later than "start"; write a later day or hour' }];
  if (!isLocalDateTime(start) || !isLocalDateTime(end)) return [];
  const first = Temporal.PlainDateTime.from(start);
  const days = first.until(Temporal.PlainDateTime.from(end), { largestUnit: 'day' }).days;
  if (days < longestDays) return [];
  const message = `must be within ${longestDays} days after "start", this is ${days} days later; correct month and year of both`;
  return [{ path: 'end', message }];
}

/** An earlier time where the event was not moved, or one that equals the start. */
function movedProblems({
  movedFrom,
  start,
  zone,
  status = 'scheduled',
}: RuledFields): EventProblem[] {
  if (movedFrom === undefined) return [];
  if (status !== 'moved') {
    const message =
      'may be written only where the status is "moved"; delete it, or correct "status"';
    return [{ path: 'movedFrom', message }];
  }
  if (movedFrom === start) {
    const message = 'must be another time than "start"; write when it was before, or delete it';
    return [{ path: 'movedFrom', message }];
  }
  return skippedProblems('movedFrom', movedFrom, zone);
}

/** A wall time that does not exist in the zone. Unreadable times and zones pass: their own fields report them. */
function skippedProblems(path: EventProblem['path'], local: string, zone: string): EventProblem[] {
  try {
    instantOf(local, zone);
    return [];
  } catch (error) {
    if (!(error instanceof RangeError && error.message.includes('clocks go forward'))) return [];
    const message = `does not exist in ${zone}: clocks go forward over it; choose another hour`;
    return [{ path, message }];
  }
}

/** The location of a virtual event. */
const online = 'Online';

/** A place that does not fit the format. */
function placeProblems({ format, location }: RuledFields): EventProblem[] {
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
function statusProblems({ status = 'scheduled', statusNote }: RuledFields): EventProblem[] {
  if (status !== 'scheduled') {
    return statusNote === undefined ? [{ path: 'statusNote', message: 'is missing' }] : [];
  }
  if (statusNote === undefined) return [];
  const message =
    'may not be written where the status is "scheduled"; delete it, or correct "status"';
  return [{ path: 'statusNote', message }];
}

/** Matches a sentence that offers places, now or later. */
const placePromise = new RegExp(
  [
    'ask for a place',
    '\\b(registration|enrollment|booking|sign-?up)s?( \\w+){0,2} (opens?|begins?|starts?)\\b',
    '\\b(register|enroll|sign up|book)\\b.* (by|until|before|from)\\b',
  ].join('|'),
  'i',
);

/** A sentence that offers places where there are none: in a cancelled event, or a full one with a waiting list. */
function promiseProblems(event: RuledFields): EventProblem[] {
  const { status } = event;
  if (status !== 'cancelled' && status !== 'full') return [];
  const instead =
    status === 'full' ? 'say “Join the waiting list”' : 'say that nobody needs a place';
  const message = `must not promise places where the status is "${status}"; ${instead}, or correct "status"`;
  return (['statusNote', 'howToJoin', 'access'] as const)
    .filter((path) => sentencesOf(event[path]).some((words) => isPromise(words)))
    .map((path) => ({ path, message }));
}

/** A sentence about the waiting list offers no place. */
function isPromise(sentence: string): boolean {
  return placePromise.test(sentence) && !/waiting list/i.test(sentence);
}

function sentencesOf(text = ''): string[] {
  return text.split(/(?<=[.!?:;])\s+/);
}

/** A change without a new revision, which calendars would ignore (RFC 5546, section 2.1.4). */
function revisionProblems({ status, revision = 0 }: RuledFields): EventProblem[] {
  if ((status !== 'moved' && status !== 'cancelled') || revision > 0) return [];
  const message = `must be 1 or more where the status is "${status}", or calendars keep the old one; write a number one higher than before`;
  return [{ path: 'revision', message }];
}

/** A recording or slides of an event that did not take place. */
function leftoverProblems({ status, recording, slides }: RuledFields): EventProblem[] {
  if (status !== 'cancelled') return [];
  const message =
    'may not be written where the status is "cancelled"; delete it, or correct "status"';
  return [
    ...(recording === undefined ? [] : [{ path: 'recording' as const, message }]),
    ...(slides === undefined ? [] : [{ path: 'slides' as const, message }]),
  ];
}

/** A speaker who is listed twice. */
function speakerProblems({ speakers }: RuledFields): EventProblem[] {
  if (new Set(speakers).size === speakers.length) return [];
  return [{ path: 'speakers', message: 'has the same speaker twice; remove one' }];
}

/**
 * What an event file may contain (specification section 3, event); its body is the description. Each rule over
 * several fields is a check of its own, so that an invalid field silences only the rules that read it.
 */
export const eventSchema = [
  clockProblems,
  orderProblems,
  movedProblems,
  placeProblems,
  statusProblems,
  revisionProblems,
  promiseProblems,
  leftoverProblems,
  speakerProblems,
].reduce(
  (schema, problemsOf) =>
    schema.superRefine((event, context) => {
      for (const { path, message } of problemsOf(event)) {
        context.addIssue({ code: 'custom', path: [path], message });
      }
    }),
  eventFields,
);
export type EventFile = z.infer<typeof eventSchema>;
