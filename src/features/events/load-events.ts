import { type CollectionEntry, getCollection } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import { loadPage } from '#content/load-page.ts';
import { plainText } from '#content/plain-text.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import {
  type CalendarEntry,
  type EventDetails,
  toCalendarEntry,
} from './calendar/calendar-entry.ts';
import { eventSearchFile } from './calendar/event-documents.ts';
import type { EventSearchFile } from './calendar/event-search.ts';
import { type CalendarEvent, type Feed, inCalendarOrder } from './calendar-files/calendar-event.ts';
import { calendarFile } from './calendar-files/calendar-file.ts';
import { type EventView, eventView } from './event.ts';
import { byStart } from './event-time.ts';

/** Every event, ready for views. */
export const loadEvents = loadOnce(
  async (): Promise<readonly EventView[]> =>
    Promise.all((await getCollection('events')).map(loadEvent)),
);

/** Loads the view of an entry of the collection, with the speakers who take part. */
export async function loadEvent({ id, data }: CollectionEntry<'events'>): Promise<EventView> {
  const speakers = (await loadSpeakers())
    .filter((speaker) => data.speakers.includes(speaker.id))
    .map(({ name, href, title }) => ({ name, href, title }));
  return { ...eventView(id, data), speakers };
}

/** Every event as the calendar lists it, by date. */
export async function loadEntries(): Promise<CalendarEntry[]> {
  return (await loadEvents()).toSorted(byStart).map((event) => toCalendarEntry(event));
}

/** Loads the search of every event as it is published for the calendar. */
export async function loadEventSearchFile(): Promise<EventSearchFile> {
  const events = await getCollection('events');
  const people = await loadSpeakers();
  const entries = events.map(({ id, data, body }) => ({
    id,
    data,
    body,
    people: people.filter((speaker) => data.speakers.includes(speaker.id)),
  }));
  return eventSearchFile(entries, await loadPage('searchWords'));
}

/** Loads by id the details that the dialog of an event shows beside its calendar entry. */
export async function loadDetails(): Promise<[id: string, EventDetails][]> {
  const events = await getCollection('events');
  return Promise.all(
    events.map(async (entry) => {
      const { summary, audience, howToJoin, access, speakers, link } = await loadEvent(entry);
      const description = plainText(entry.body ?? '').split(/\n+/);
      return [entry.id, { summary, audience, howToJoin, access, speakers, link, description }];
    }),
  );
}

/** Every event as calendar files contain it, in their order. */
export async function loadCalendarEvents(): Promise<CalendarEvent[]> {
  const entries = await getCollection('events');
  return inCalendarOrder(entries.map(({ id, data }) => ({ id, ...data })));
}

/**
 * Loads a calendar file: of a feed, which picks its own out of `events`, or without a feed of all
 * that is in `events`. `base` is the address of the site.
 */
export async function loadCalendarFile(
  events: readonly CalendarEvent[],
  base: URL,
  feed?: Feed,
): Promise<string> {
  const words = await loadPage('calendarFiles');
  const { name: siteName } = await loadPage('site');
  return calendarFile({ events, words, siteName, base, ...(feed && { feed }) });
}
