import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { ShareBrand } from './ShareBrand.tsx';
import { ShareGround } from './ShareGround.tsx';
import type { ShareCard } from './share-card.ts';
import { shareFonts } from './share-fonts.ts';
import type { ShareLayout } from './share-layout.ts';

/** Pixels as they are, for the drawing library. */
type Pixels = Required<Pick<OverlayOptions, 'input' | 'raw'>>;

/** Cards without a person differ in their words alone; their ground is drawn once for each name of a site. */
const grounds = new Map<string, Promise<Pixels>>();

/** All of a card but the words and the face, the brand among it. */
export function drawGround(card: ShareCard, layout: ShareLayout): Promise<Pixels> {
  if (card.portrait) return draw(card, layout);
  const known = grounds.get(card.site) ?? draw(card, layout);
  grounds.set(card.site, known);
  return known;
}

async function draw({ site, portrait }: ShareCard, layout: ShareLayout): Promise<Pixels> {
  const { left, top, width, height } = layout.brand;
  const ground = renderToStaticMarkup(<ShareGround layout={layout} portrait={portrait} />);
  const brand = await satori(<ShareBrand name={site} />, { width, height, fonts: shareFonts });
  const { data, info } = await sharp(Buffer.from(ground))
    .composite([{ left, top, input: Buffer.from(brand) }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
