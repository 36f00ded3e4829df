import { cachedBytes } from '#files/build-cache.ts';
import { drawMessageCard } from './draw-message-card.tsx';
import type { CardOrder, CardShape } from './message-card.ts';

/** A card's bytes, drawn once for the page that tells its size and the file itself. */
export function cardBytes(order: CardOrder, shape: CardShape): Promise<Buffer> {
  return cachedBytes('cards', [order, shape], () => drawMessageCard(order, shape));
}
