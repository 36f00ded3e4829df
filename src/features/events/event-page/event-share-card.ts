import type { EventView } from '#features/events/event.ts';
import type { ShareCard, ShareImage } from '#files/share-image/share-card.ts';

/** What a card says of an event beside its own words. */
interface Words {
  /** What an event is called. */
  kind: string;
  status: Readonly<Record<EventView['status'], string>>;
  site: string;
}

/** An event → the card that stands for its page where a link is shared. One that is not as planned says so first. */
export function eventShareCard(event: EventView, { kind, status, site }: Words): ShareCard {
  const { title, weekday, time, zone, location, formatLabel, topics } = event;
  const standing = event.status === 'scheduled' ? '' : `. ${status[event.status]}`;
  return {
    site,
    kicker: `${kind}, ${formatLabel.toLowerCase()}${standing}`,
    title,
    lines: [`${weekday}, ${time} ${zone}`, location],
    tags: topics.slice(0, 3),
  };
}

/** Where that image is. */
export function eventShareImage({ id, title, weekday, location }: EventView): ShareImage {
  return { src: `/share/events/${id}.png`, alt: `${title}. ${weekday}, ${location}` };
}
