import { readFile } from 'node:fs/promises';
import type { ShareCard, SharePortrait } from '#files/share-image/share-card.ts';
import { cachedBytes } from '../../build-cache.ts';
import { drawCover } from './draw-cover.tsx';

/** A cover as the build writes it: drawn once for the same words and the same portraits. */
export async function coverFile(
  card: ShareCard,
  portraits: readonly SharePortrait[],
): Promise<Response> {
  const faces = await Promise.all(portraits.map(({ file }) => readFile(file)));
  const png = await cachedBytes('covers', [card, portraits, ...faces], () =>
    drawCover(card, portraits),
  );
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}
