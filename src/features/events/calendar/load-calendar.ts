import { getCollection } from 'astro:content';
import { byStart } from '#features/events/event-phase.ts';
import { loadEvent, loadEvents } from '#features/events/load-events.ts';
import { plainText } from '#content/plain-text.ts';
import { fold } from '#site/fold.ts';
import { type CalendarEntry, detailsOf, type EventDetails, entryOf } from './calendar-entry.ts';
import type { SearchedTexts } from './search-events.ts';

/** Every event as the calendar lists one, by date. */
export async function loadEntries(): Promise<CalendarEntry[]> {
  return (await loadEvents()).toSorted(byStart).map(entryOf);
}

/** What the search looks through, by the id of the event. */
export async function loadSearchedTexts(): Promise<Record<string, SearchedTexts>> {
  const events = await getCollection('events');
  return Object.fromEntries(
    events.map(({ id, data: { title, summary, topics, audience = '' }, body = '' }) => [
      id,
      {
        own: fold([title, summary, plainText(body)].join('\n')),
        broader: fold([...topics, audience].join('\n')),
      },
    ]),
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
