import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { ShareBrand } from './ShareBrand.tsx';
import { ShareGround } from './ShareGround.tsx';
import { shareFonts } from './share-fonts.ts';
import type { ShareLayout } from './share-layout.ts';

/** Pixels as they are, for the drawing library. */
type Pixels = Required<Pick<OverlayOptions, 'input' | 'raw'>>;

/** Cards of a layout differ in their words and faces alone; their ground is drawn once for each name of a site. */
const grounds = new Map<string, Promise<Pixels>>();

/** All of a card but the words, the face and its years, the brand among it. */
export function drawGround(site: string, layout: ShareLayout): Promise<Pixels> {
  const key = JSON.stringify([site, layout]);
  const ground = grounds.get(key) ?? draw(site, layout);
  grounds.set(key, ground);
  return ground;
}

async function draw(site: string, layout: ShareLayout): Promise<Pixels> {
  const { left, top, width, height } = layout.brand;
  const ground = renderToStaticMarkup(<ShareGround layout={layout} />);
  const brand = await satori(<ShareBrand name={site} />, { width, height, fonts: shareFonts });
  const { data, info } = await sharp(Buffer.from(ground))
    .composite([{ left, top, input: Buffer.from(brand) }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}
