import type { ShareCard, ShareImage } from '#files/share-image/share-card.ts';
import type { ResourceView } from '../resource.ts';

/** A document → the card that stands for its page where a link is shared. */
export function resourceShareCard(resource: ResourceView, site: string): ShareCard {
  const { typeLabel, title, publisher, date, topics } = resource;
  return {
    site,
    kicker: typeLabel,
    title,
    lines: [`${publisher}, ${date}`],
    tags: topics.slice(0, 3),
  };
}

/** Where that image is. */
export function resourceShareImage({ id, title, publisher }: ResourceView): ShareImage {
  return { src: `/share/resources/${id}.png`, alt: `${title}. ${publisher}` };
}
