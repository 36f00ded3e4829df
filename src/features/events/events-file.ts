import { z } from 'zod';
import { dataFile } from '#files/data-file/data-file.ts';
import { offeredAddress } from '#site/site.ts';
import { instantOf, momentWithOffset } from '#site/time/wall-clock.ts';
import { formats, regions, topics } from '#site/vocabulary.ts';
import { eventStatuses } from './event.schema.ts';
import { calendarHref, type EventView, eventFileHref } from './event.ts';
import { byStart } from './event-time.ts';

const speaker = z.strictObject({
  name: z.string().describe('Full name'),
  url: z.url().describe('Address of the profile, as speakers.json has it'),
});

/** A moment on the clock of the event’s zone, with its offset from UTC (RFC 3339). */
const zonedMoment = z.iso.datetime({ offset: true });

const eventRecord = z
  .strictObject({
    id: z.string().describe('Stays the same as long as the event is listed'),
    url: z.url().describe('Address of its page'),
    calendarUrl: z.url().describe('Address of its file for calendar programs (iCalendar)'),
    title: z.string().describe('What the event is called'),
    summary: z.string().describe('What it is, in a sentence or two'),
    start: zonedMoment.describe('Start on the clock of the place, with its offset from UTC'),
    end: zonedMoment.describe('End on the clock of the place, with its offset from UTC'),
    timeZone: z.string().describe('IANA time zone of the place; of a virtual event, its host’s'),
    location: z.string().describe('Place and state, or "Online"'),
    format: z.enum(formats).describe('How people take part'),
    region: z.enum(regions).describe('Region the event is in'),
    topics: z.array(z.enum(topics)).describe('What it is about'),
    status: z.enum(eventStatuses).describe('How it stands; a canceled event stays listed'),
    statusNote: z
      .string()
      .optional()
      .describe('What changed and what to do; absent if nothing did'),
    movedFrom: zonedMoment.optional().describe('Start before it was moved to another time'),
    hostUrl: z.url().optional().describe('The host’s own page, where there is one'),
    speakers: z.array(speaker).describe('Our speakers who take part'),
    howToJoin: z.string().describe('How one gets in'),
    access: z.string().describe('Step-free entry, captions, interpreters, and whom to ask'),
    recordingUrl: z.url().optional().describe('Where it can be watched or heard afterward'),
    slidesUrl: z.url().optional().describe('Where the slides are'),
    updated: z.iso.date().describe('Day of the last change'),
    revision: z.int().describe('Counts up whenever time, place or status changes'),
  })
  .meta({ id: 'event', title: 'Event' });

/** `/data/events.json`: every event, past ones too, by start. */
export const eventsFile = dataFile({
  name: 'events',
  title: 'Events',
  description: 'The events calendar as data',
  license: 'License of our words',
  list: 'Every event, past ones too, by start',
  page: calendarHref,
  record: eventRecord,
  recordsOf: (events: readonly EventView[], site) =>
    events.toSorted(byStart).map((event) => toEventRecord(event, site)),
});

export type EventsFile = ReturnType<typeof eventsFile.contentOf>;

const publicFields = eventRecord.strip();

/**
 * Returns the record of an event, with the times on its own clock. Only the fields that the record
 * names are published.
 */
function toEventRecord(event: EventView, site: URL | string): z.infer<typeof eventRecord> {
  const { id, href, startsAt, endsAt, timeZone, movedFrom, link, recording, slides } = event;
  const address = (path: string) => new URL(path, site).href;
  const linkAddress = (link?: string) => {
    const path = offeredAddress(link);
    return path && address(path);
  };
  const moment = (instant: string) => momentWithOffset(instant, timeZone);
  return publicFields.parse({
    ...event,
    url: address(href),
    calendarUrl: address(eventFileHref(id)),
    start: moment(startsAt),
    end: moment(endsAt),
    movedFrom: movedFrom && moment(instantOf(movedFrom, timeZone)),
    hostUrl: linkAddress(link),
    speakers: event.speakers.map(({ name, href: profile }) => ({ name, url: address(profile) })),
    recordingUrl: linkAddress(recording),
    slidesUrl: linkAddress(slides),
  } satisfies z.infer<typeof eventRecord>);
}
