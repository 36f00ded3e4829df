import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { drawPortrait } from '#files/share-image/draw-portrait.ts';
import { drawWords } from '#files/share-image/draw-words.tsx';
import { ShareBrand } from '#files/share-image/ShareBrand.tsx';
import type { ShareCard, SharePortrait } from '#files/share-image/share-card.ts';
import { shareFonts } from '#files/share-image/share-fonts.ts';
import type { Box } from '#files/share-image/share-layout.ts';
import { CoverGround } from './CoverGround.tsx';
import { coverLayout } from './cover-layout.ts';

const mostFaces = 2;

/** Words and up to two faces → a cover for podcast programs and lock screens, a square PNG. The same always gives the same bytes. */
export async function drawCover(
  card: ShareCard,
  portraits: readonly SharePortrait[],
): Promise<Buffer> {
  const shown = portraits.slice(0, mostFaces);
  const layout = coverLayout(shown.length);
  const { svg, height } = await drawWords(card, layout.words);
  const { width, height: brandHeight } = layout.brand;
  const brand = await satori(<ShareBrand name={card.site} />, {
    width,
    height: brandHeight,
    fonts: shareFonts,
  });
  return sharp(Buffer.from(renderToStaticMarkup(<CoverGround layout={layout} />)))
    .composite([
      at({ ...layout.words, top: layout.words.top + layout.words.height - height }, svg),
      at(layout.brand, brand),
      ...(await Promise.all(shown.map((portrait, index) => face(portrait, layout.faces[index])))),
    ])
    .png({ palette: true, effort: 4, compressionLevel: 9 })
    .toBuffer();
}

async function face(portrait: SharePortrait, box?: Box): Promise<OverlayOptions> {
  if (!box) throw new Error('a cover has fewer frames than faces');
  const { data, info } = await drawPortrait(portrait, box);
  return { left: box.left, top: box.top, input: data, raw: info };
}

function at({ left, top }: Pick<Box, 'left' | 'top'>, svg: string): OverlayOptions {
  return { left, top: Math.round(top), input: Buffer.from(svg) };
}
