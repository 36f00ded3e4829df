import { getCollection } from 'astro:content';
import { byStart } from '#features/events/event-phase.ts';
import { loadEvent, loadEvents } from '#features/events/load-events.ts';
import { plainText } from '#features/profile/press-kit/plain-text.ts';
import { fold } from '#site/fold.ts';
import { type CalendarEntry, entryOf } from './calendar-entry.ts';
import { detailsOf, type EventDetails } from './event-details.ts';
import type { Descriptions } from './filter-events.ts';

/** Every event as the calendar lists one, by date. */
export async function loadEntries(): Promise<CalendarEntry[]> {
  return (await loadEvents()).toSorted(byStart).map(entryOf);
}

/** Summary and description of every event, folded for the search. */
export async function loadDescriptions(): Promise<Descriptions> {
  const events = await getCollection('events');
  return Object.fromEntries(
    events.map(({ id, data, body = '' }) => [id, fold(`${data.summary}\n${plainText(body)}`)]),
  );
}

/** What the dialog shows of each event, by id. */
export async function loadDetails(): Promise<[id: string, EventDetails][]> {
  const events = await getCollection('events');
  return Promise.all(
    events.map(async (event) => [
      event.id,
      detailsOf(await loadEvent(event), plainText(event.body ?? '')),
    ]),
  );
}
