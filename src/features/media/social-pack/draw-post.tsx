import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { CardText } from '#features/response/hazards/kit/cards/draw-message-card.tsx';
import { ShareBrand } from '#files/share-image/ShareBrand.tsx';
import { shareFonts } from '#files/share-image/share-fonts.ts';
import type { Box } from '#files/share-image/share-layout.ts';
import { PostGround } from './PostGround.tsx';
import type { Post, PostShape } from './post.ts';
import { postLayout } from './post-layout.ts';

/** Font sizes of a message in pixels, the most welcome first. */
const sizes = [124, 110, 98, 88, 78, 70, 62, 56, 50, 44, 38] as const;

/** A message with its source and our name → its picture in a shape, a PNG. The same post always gives the same bytes. */
export async function drawPost(post: Post, shape: PostShape): Promise<Buffer> {
  const layout = postLayout(shape);
  const { kicker, icon, words, source, site } = post;
  const ground = renderToStaticMarkup(<PostGround shape={shape} icon={icon} layout={layout} />);
  const layers = [
    message(words, layout.words),
    at(layout.kicker, <CardText {...{ size: 42, tone: 'name', children: kicker }} />),
    at(layout.source, <CardText {...{ size: 27, tone: 'source', children: source }} />),
    at(layout.brand, <ShareBrand name={site} />),
  ];
  return sharp(Buffer.from(ground))
    .composite(await Promise.all(layers))
    .png({ palette: true, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
}

/** The message in the largest letters that let it stand in its box, from the top of a tall one, in the middle of a low one. */
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
  throw new Error(`“${words}” is too long for a post`);
}

async function at({ left, top, width }: Box, view: ReactNode): Promise<OverlayOptions> {
  return { left, top, input: Buffer.from(await draw(view, width)) };
}

function draw(view: ReactNode, width: number): Promise<string> {
  return satori(view, { width, fonts: shareFonts });
}
