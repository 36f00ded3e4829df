import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { choiceLabel } from '#content/field-label.ts';
import {
  calendarDate,
  entryTitle,
  isLocalDateTime,
  link,
  listOf,
  localDateTime,
  reference,
  says,
  text,
  timeZone,
  words,
} from '#content/fields.ts';
import { instantOf } from '#site/time/wall-clock.ts';
import { formats, regions, topics } from '#site/vocabulary.ts';
import { promisesPlaces } from './place-promise.ts';

export const eventStatuses = ['scheduled', 'moved', 'cancelled', 'full'] as const;

const eventFields = words({
  title: entryTitle('What the event is called', text.max(120)),
  start: localDateTime.describe('Start on the clock of the place'),
  end: localDateTime.describe('End on the clock of the place'),
  zone: timeZone
    .describe('Time zone of the place; for a virtual event the host’s')
    .meta({ label: 'Time zone' }),
  location: 'Place and state, or "Online"',
  format: z.enum(formats).describe('How people take part'),
  region: z
    .enum(regions)
    .describe('From the region list')
    .meta({ hintInForm: 'Region of the place' }),
  topics: listOf(z.enum(topics))
    .describe('From the topic list')
    .meta({ hintInForm: 'What it is about' }),
  status: z.enum(eventStatuses).default('scheduled').describe('As it stands now'),
  statusNote: text
    .max(240)
    .optional()
    .describe('One sentence or two on what changed, and what to do; needed unless scheduled')
    .meta({ label: 'What visitors must know' }),
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
  updated: calendarDate.describe('Day of the last change'),
  revision: z
    .int()
    .min(0)
    .default(0)
    .describe('One more whenever time, place or status changes, so that calendars take it over'),
});

/** The fields that the rules below compare, with the defaults not yet filled in. */
type RuledFields = z.input<typeof eventFields>;

/**
 * A rule over several fields: the field that gets the problem, and the function that returns the
 * sentences on what is wrong and how to fix it. Undefined means that nothing is wrong.
 */
type Rule = [path: keyof RuledFields, problemOf: (event: RuledFields) => Said | undefined];

/** The two sentences of a problem, for the file and for the form. */
type Said = ReturnType<typeof says>;

const longestDays = 14;

/**
 * Reports an end that is not after the start, or 14 or more days after it: then the month or year
 * is probably wrong.
 */
function orderProblem({ start, end }: RuledFields): Said | undefined {
  if (end <= start) {
    return says(
      'must be later than "start"; write a later day or hour',
      'Choose an end that is later than the start.',
    );
  }
  if (!isLocalDateTime(start) || !isLocalDateTime(end)) return undefined;
  const first = Temporal.PlainDateTime.from(start);
  const { days } = first.until(Temporal.PlainDateTime.from(end), { largestUnit: 'day' });
  if (days < longestDays) return undefined;
  return says(
    `must be within ${longestDays} days after "start", this is ${days} days later; correct month and year of both`,
    `The end is ${days} days after the start, and at most ${longestDays} are usual. Look at the month and the year of both.`,
  );
}

/** Reports a `movedFrom` of an event that was not moved, or one that equals the start. */
function movedProblem({ movedFrom, start, zone, status }: RuledFields): Said | undefined {
  if (movedFrom === undefined) return undefined;
  if (status !== 'moved') {
    return says(
      'may be written only where the status is "moved"; delete it, or correct "status"',
      'Only an event that was moved has an earlier start. Empty this, or choose Moved as the status.',
    );
  }
  if (movedFrom !== start) return skippedProblem(movedFrom, zone);
  return says(
    'must be another time than "start"; write when it was before, or delete it',
    'This is the time at which the event starts now. Choose when it was to start before, or empty this.',
  );
}

function notWhere(status: RuledFields['status']): Said {
  const name = choiceLabel(status ?? '');
  return says(
    `may not be written where the status is "${status}"; delete it, or correct "status"`,
    `As long as the status is ${name}, nothing may stand here. Empty this, or choose another status.`,
  );
}

/**
 * Reports a wall time that does not exist in the zone. Times and zones that cannot be read pass,
 * because their own fields report them.
 */
function skippedProblem(local: string, zone: string): Said | undefined {
  try {
    instantOf(local, zone);
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError && error.message.includes('clocks go forward'))) {
      return undefined;
    }
    return says(
      `does not exist in ${zone}: clocks go forward over it; choose another hour`,
      'On this day the clocks go forward over this hour. Choose another hour.',
    );
  }
}

const online = 'Online';

function placeProblem({ format, location }: RuledFields): Said | undefined {
  if ((format === 'virtual') === (location === online)) return undefined;
  if (format !== 'virtual') {
    return says(
      `must name a place where "format" is ${format}; write it, or "virtual" as the format`,
      'Name the place and its state; or choose Virtual as the format if nobody comes to a place.',
    );
  }
  return says(
    `must be "${online}" where "format" is virtual; write that, or "hybrid" if people may also come`,
    `Write “${online}”, since the format is Virtual; or choose Hybrid if people may also come.`,
  );
}

function noteProblem({ status = 'scheduled', statusNote }: RuledFields): Said | undefined {
  if ((status === 'scheduled') === (statusNote === undefined)) return undefined;
  if (statusNote !== undefined) return notWhere('scheduled');
  return says('is missing', 'Say in a sentence or two what changed, and what to do.');
}

/**
 * Reports a sentence that offers places where there are none: in a cancelled event, or in a full
 * one, which has a waiting list.
 */
function promiseProblem({ status }: RuledFields, words = ''): Said | undefined {
  if (status !== 'cancelled' && status !== 'full') return undefined;
  if (!promisesPlaces(words)) return undefined;
  const instead =
    status === 'full' ? 'say “Join the waiting list”' : 'say that nobody needs a place';
  return says(
    `must not promise places where the status is "${status}"; ${instead}, or correct "status"`,
    `This promises places, and the status is ${choiceLabel(status)}. Better ${instead}; or choose another status.`,
  );
}

/** Reports a change without a new revision, which calendars ignore (RFC 5546, section 2.1.4). */
function revisionProblem({ status, revision = 0 }: RuledFields): Said | undefined {
  if ((status !== 'moved' && status !== 'cancelled') || revision > 0) return undefined;
  return says(
    `must be 1 or more where the status is "${status}", or calendars keep the old one; write a number one higher than before`,
    'Write a number one higher than before, at least 1, or people’s calendars keep the old event.',
  );
}

/** Reports a recording or slides of an event that did not take place. */
function leftoverProblem({ status }: RuledFields, material?: string): Said | undefined {
  return status === 'cancelled' && material ? notWhere(status) : undefined;
}

function speakersProblem({ speakers }: RuledFields): Said | undefined {
  const isTwice = new Set(speakers).size < speakers.length;
  if (!isTwice) return undefined;
  return says('has the same speaker twice; remove one', 'One speaker is here twice. Remove one.');
}

const rules: readonly Rule[] = [
  ['start', ({ start, zone }) => skippedProblem(start, zone)],
  ['end', ({ end, zone }) => skippedProblem(end, zone)],
  ['end', orderProblem],
  ['movedFrom', movedProblem],
  ['location', placeProblem],
  ['statusNote', noteProblem],
  ['revision', revisionProblem],
  ['statusNote', (event) => promiseProblem(event, event.statusNote)],
  ['howToJoin', (event) => promiseProblem(event, event.howToJoin)],
  ['access', (event) => promiseProblem(event, event.access)],
  ['recording', (event) => leftoverProblem(event, event.recording)],
  ['slides', (event) => leftoverProblem(event, event.slides)],
  ['speakers', speakersProblem],
];

/**
 * The schema of an event file (specification section 3, event); the body of the file is the
 * description. Each rule over several fields is a check of its own, so that an invalid field
 * silences only the rules that read it.
 */
export const eventSchema = rules.reduce(
  (schema, [path, problemOf]) =>
    schema.superRefine((event, context) => {
      const said = problemOf(event);
      if (!said) return;
      const { error: message, params } = said;
      context.addIssue({ code: 'custom', path: [path], message, params });
    }),
  eventFields,
);
export type EventFile = z.infer<typeof eventSchema>;
