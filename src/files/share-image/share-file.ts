import { readFile } from 'node:fs/promises';
import { cachedBytes } from '../build-cache.ts';
import { drawShareCard } from './draw-share-card.tsx';
import type { ShareCard } from './share-card.ts';

/** A card's picture as the build writes it: drawn once for the same card and the same portrait. */
export async function shareFile(card: ShareCard): Promise<Response> {
  const portrait = card.portrait && (await readFile(card.portrait.file));
  const png = await cachedBytes('share', [card, portrait], () => drawShareCard(card));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
