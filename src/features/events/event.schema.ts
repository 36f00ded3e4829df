import { z } from 'zod';
import {
  calendarDate,
  link,
  listOf,
  localDateTime,
  reference,
  text,
  timeZone,
} from '#content/fields.ts';
import { formats, regions, topics } from '#site/vocabulary.ts';
import { eventRules } from './event-rules.ts';

const eventFields = z.strictObject({
  title: text.describe('What the event is called'),
  start: localDateTime.describe('Start on the clock of the place'),
  end: localDateTime.describe('End on the clock of the place'),
  zone: timeZone.describe('Time zone of the place; for a virtual event the host’s'),
  location: text.describe('Place and state, or "Online"'),
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
  howToJoin: text.describe(
    'How one gets in: “Ask for a place” on the event’s page, walk in, dial in',
  ),
  access: text.describe('Step-free entry, captions, interpreters, and whom to ask'),
  recording: link.optional().describe('Where it can be watched or heard; # while it is edited'),
  slides: link.optional().describe('Where the slides are; # while they are prepared'),
  updated: calendarDate.describe('Day on which this file was changed last'),
  revision: z
    .int()
    .min(0)
    .default(0)
    .describe('One more whenever time, place or status changes, so that calendars take it over'),
});

/** What an event file may contain (specification section 3, event). The body is the description. */
export const eventSchema = eventRules.reduce(
  (schema, rule) => schema.superRefine(rule),
  eventFields,
);
export type EventFile = z.infer<typeof eventSchema>;
