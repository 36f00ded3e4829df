import { z } from 'zod';
import { formats, regions, topics } from '#site/vocabulary.ts';

const speaker = z.strictObject({
  name: z.string().describe('Full name'),
  url: z.url().describe('Address of the profile, as speakers.json has it'),
});

/** A moment on the clock of the event’s zone, with its distance from UTC (RFC 3339). */
const moment = z.iso.datetime({ offset: true });

/** One event as `/data/events.json` publishes one. */
export const eventRecordSchema = z
  .strictObject({
    id: z.string().describe('Stays the same as long as the event is listed'),
    url: z.url().describe('Address of its page'),
    calendarUrl: z.url().describe('Address of its file for calendar programs (iCalendar)'),
    title: z.string().describe('What the event is called'),
    summary: z.string().describe('What it is, in a sentence or two'),
    start: moment.describe('Start on the clock of the place, with its offset from UTC'),
    end: moment.describe('End on the clock of the place, with its offset from UTC'),
    timeZone: z.string().describe('IANA time zone of the place; of a virtual event, its host’s'),
    location: z.string().describe('Place and state, or "Online"'),
    format: z.enum(formats).describe('How people take part'),
    region: z.enum(regions).describe('Region the event is in'),
    topics: z.array(z.enum(topics)).describe('What it is about'),
    status: z
      .enum(['scheduled', 'moved', 'cancelled', 'full'])
      .describe('How it stands; a cancelled event stays listed'),
    statusNote: z
      .string()
      .optional()
      .describe('What changed and what to do; absent if nothing did'),
    movedFrom: moment.optional().describe('Start before it was moved to another time'),
    hostUrl: z.url().optional().describe('The host’s own page, where there is one'),
    speakers: z.array(speaker).describe('Our speakers who take part'),
    howToJoin: z.string().describe('How one gets in'),
    access: z.string().describe('Step-free entry, captions, interpreters, and whom to ask'),
    recordingUrl: z.url().optional().describe('Where it can be watched or heard afterwards'),
    slidesUrl: z.url().optional().describe('Where the slides are'),
    updated: z.iso.date().describe('Day of the last change'),
    revision: z.int().describe('Counts up whenever time, place or status changes'),
  })
  .meta({ id: 'event', title: 'Event' });

export type EventRecord = z.infer<typeof eventRecordSchema>;
