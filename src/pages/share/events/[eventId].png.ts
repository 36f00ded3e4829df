import { type CollectionEntry, getCollection } from 'astro:content';
import type { APIContext } from 'astro';
import { loadPage } from '#content/load-page.ts';
import { eventShareCard } from '#features/events/event-page/shared-event.ts';
import { loadEvent } from '#features/events/load-events.ts';
import { shareFile } from '#files/share-image/draw-share-card.tsx';

interface Props {
  entry: CollectionEntry<'events'>;
}

export async function getStaticPaths() {
  const entries = await getCollection('events');
  return entries.map((entry) => ({ params: { eventId: entry.id }, props: { entry } }));
}

/** The picture of an event where a link to it is shared. */
export async function GET({ props: { entry } }: APIContext<Props>): Promise<Response> {
  const { status } = await loadPage('eventPage');
  const { kinds } = await loadPage('searchPage');
  const { name: site } = await loadPage('site');
  return shareFile(eventShareCard(await loadEvent(entry), { kind: kinds.one.event, status, site }));
}
