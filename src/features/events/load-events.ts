import { type CollectionEntry, getCollection } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import { type EventView, eventView } from './event.ts';

/** Every event, ready for views. */
export const loadEvents = loadOnce(
  async (): Promise<readonly EventView[]> =>
    Promise.all((await getCollection('events')).map(loadEvent)),
);

/** An entry of the collection → its view with the speakers who take part. */
export async function loadEvent({ id, data }: CollectionEntry<'events'>): Promise<EventView> {
  const speakers = (await loadSpeakers())
    .filter((speaker) => data.speakers.includes(speaker.id))
    .map(({ name, href, title }) => ({ name, href, title }));
  return { ...eventView(id, data), speakers };
}
