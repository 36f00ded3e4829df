import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import type { Box } from '#files/share-image/RecordPicture.tsx';
import { ShareBrand, shareFonts } from '#files/share-image/share-text.tsx';
import { CardGround } from './CardGround.tsx';
import { CardText } from './CardText.tsx';
import { cardLayout } from './card-layout.ts';
import type { CardOrder, CardShape } from './message-card.ts';

/** Font sizes of a message in pixels, the most welcome first. */
const sizes = [92, 82, 74, 66, 60, 54, 48, 42, 36] as const;

/** A message with its source and our name → its picture, a PNG. The same order always gives the same bytes. */
export async function drawMessageCard(order: CardOrder, shape: CardShape): Promise<Buffer> {
  const layout = cardLayout(shape);
  const { hazard, icon, words, source, site } = order;
  const ground = renderToStaticMarkup(<CardGround shape={shape} icon={icon} layout={layout} />);
  const layers = [
    message(words, layout.words),
    at(layout.name, <CardText {...{ size: 40, tone: 'name', children: hazard }} />),
    at(layout.source, <CardText {...{ size: 27, tone: 'source', children: source }} />),
    at(layout.brand, <ShareBrand name={site} />),
  ];
  return sharp(Buffer.from(ground))
    .composite(await Promise.all(layers))
    .png({ palette: true, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
}

/** The message in the largest letters that let it stand in its box, in the middle of it. */
async function message(words: string, box: Box): Promise<OverlayOptions> {
  for (const size of sizes) {
    const drawn = await draw(
      <CardText {...{ size, tone: 'message', children: words }} />,
      box.width,
    );
    const height = Number(/ height="([\d.]+)"/.exec(drawn)?.[1]);
    if (height > box.height) continue;
    const top = Math.round(box.top + (box.height - height) / 2);
    return { left: box.left, top, input: Buffer.from(drawn) };
  }
  throw new Error(`“${words}” is too long for a share card`);
}

async function at({ left, top, width }: Box, view: ReactNode): Promise<OverlayOptions> {
  return { left, top, input: Buffer.from(await draw(view, width)) };
}

function draw(view: ReactNode, width: number): Promise<string> {
  return satori(view, { width, fonts: shareFonts });
}
