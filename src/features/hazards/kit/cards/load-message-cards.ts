import { join } from 'node:path';
import { keptBytes } from '#features/profile/press-kit/kept-bytes.ts';
import { cardVersion, drawMessageCard } from './draw-message-card.tsx';
import type { CardOrder, CardShape } from './message-card.ts';

const cache = join('.build', 'cache', 'cards');

/** A card's bytes, drawn once for the page that tells its size and the file itself. */
export function cardBytes(order: CardOrder, shape: CardShape): Promise<Buffer> {
  return keptBytes(cache, [JSON.stringify(order), shape, cardVersion], () =>
    drawMessageCard(order, shape),
  );
}
