import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { drawPortrait } from './draw-portrait.ts';
import { drawWords } from './draw-words.tsx';
import { ShareBrand } from './ShareBrand.tsx';
import { ShareGround } from './ShareGround.tsx';
import type { ShareCard } from './share-card.ts';
import { shareFonts } from './share-fonts.ts';
import { type Box, type ShareLayout, shareLayout } from './share-layout.ts';

/** A card → its picture, a PNG of 1200 × 630. The same card always gives the same bytes. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const layout = shareLayout(card.portrait !== undefined);
  const layers = [brandLayer(card, layout), wordsLayer(card, layout), portraitLayer(card, layout)];
  const ground = renderToStaticMarkup(<ShareGround layout={layout} portrait={card.portrait} />);
  return (
    sharp(Buffer.from(ground))
      .composite((await Promise.all(layers)).flat())
      .removeAlpha()
      // A palette would make the file half as large, and take as long as all the rest of the drawing.
      .png({ compressionLevel: 6 })
      .toBuffer()
  );
}

async function brandLayer({ site }: ShareCard, { brand }: ShareLayout): Promise<OverlayOptions> {
  const { width, height } = brand;
  return at(brand, await satori(<ShareBrand name={site} />, { width, height, fonts: shareFonts }));
}

/** The words stand on the foot of their box. */
async function wordsLayer(card: ShareCard, { words }: ShareLayout): Promise<OverlayOptions> {
  const { svg, height } = await drawWords(card, words);
  return at({ left: words.left, top: Math.round(words.top + words.height - height) }, svg);
}

async function portraitLayer({ portrait }: ShareCard, { portrait: box }: ShareLayout) {
  if (!portrait) return [];
  const { data, info } = await drawPortrait(portrait, box);
  return [{ left: box.left, top: box.top, input: data, raw: info }];
}

function at({ left, top }: Pick<Box, 'left' | 'top'>, svg: string): OverlayOptions {
  return { left, top, input: Buffer.from(svg) };
}
