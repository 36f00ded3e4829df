import sharp, { type OverlayOptions } from 'sharp';
import { drawGround } from './draw-ground.tsx';
import { drawPortrait } from './draw-portrait.ts';
import { drawWords } from './draw-words.tsx';
import { quietYears } from './quiet-years.ts';
import type { ShareCard } from './share-card.ts';
import { type ShareLayout, shareLayout } from './share-layout.ts';

/** A card → its picture, a PNG of 1200 × 630. The same card always gives the same bytes. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const layout = shareLayout(card.portrait !== undefined);
  const [{ input, raw }, words, portrait] = await Promise.all([
    drawGround(card.site, layout),
    wordsLayer(card, layout),
    portraitLayer(card, layout),
  ]);
  return (
    sharp(input as Buffer, { raw })
      .composite([words, ...portrait])
      .removeAlpha()
      // A palette would make the file half as large, and take as long as all the rest of the drawing.
      .png({ compressionLevel: 6 })
      .toBuffer()
  );
}

/** The words stand on the foot of their box. */
async function wordsLayer(card: ShareCard, { words }: ShareLayout): Promise<OverlayOptions> {
  const { svg, height } = await drawWords(card, words);
  const top = Math.round(words.top + words.height - height);
  return { left: words.left, top, input: Buffer.from(svg) };
}

async function portraitLayer({ portrait }: ShareCard, { portrait: box, years }: ShareLayout) {
  if (!portrait) return [];
  const { data, info } = await drawPortrait(portrait, box);
  const face = { left: box.left, top: box.top, input: data, raw: info };
  return [face, ...quietYears(portrait, years)];
}
