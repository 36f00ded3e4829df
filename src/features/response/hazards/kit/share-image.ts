import type { ShareImage } from '#files/share-image/share-card.ts';
import type { KitView } from './kit.ts';

/** The picture of a kit where a link to it is shared: the card of its shortest message. */
export function shareImage({ messages }: Pick<KitView, 'messages'>): ShareImage | undefined {
  const card = messages[0]?.card;
  return card && { src: card.files.wide.href, alt: card.alt };
}
