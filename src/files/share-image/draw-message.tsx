import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type OverlayOptions } from 'sharp';
import { drawable } from '#files/font-letters.ts';
import type { Box } from './RecordPicture.tsx';
import { colorOf } from './share-colors.ts';
import { displayFont, drawText, layerAt, ShareBrand, textFont } from './share-text.tsx';

interface MessagePicture {
  /** Everything but the words, as an SVG element of the size of the picture. */
  ground: ReactElement;
  /** Words above the message, such as the name of the hazard, and their font size in pixels. */
  kicker: string;
  kickerSize: number;
  message: string;
  /** Font sizes of the message in pixels, the largest first. */
  sizes: readonly number[];
  source: string;
  site: string;
  boxes: Record<'kicker' | 'words' | 'source' | 'brand', Box>;
  /** Name of the picture in the error: `post`. */
  what: string;
}

/**
 * Draws a message with its source and the brand as a PNG. The same picture gives the same bytes.
 * Rejects if the message does not fit into its box at any size.
 */
export async function drawMessage(picture: MessagePicture): Promise<Buffer> {
  const { ground, kicker, kickerSize, source, site, boxes } = picture;
  const layers = [
    messageLayer(picture),
    viewLayer(boxes.kicker, <CardText size={kickerSize} tone="name" text={kicker} />),
    viewLayer(boxes.source, <CardText size={27} tone="source" text={source} />),
    viewLayer(boxes.brand, <ShareBrand name={site} />),
  ];
  return (
    sharp(Buffer.from(renderToStaticMarkup(ground)))
      .composite(await Promise.all(layers))
      // A higher effort or level takes twice as long, for a file that is 6% smaller.
      .png({ palette: true, dither: 0, effort: 1, compressionLevel: 6 })
      .toBuffer()
  );
}

async function messageLayer(picture: MessagePicture): Promise<OverlayOptions> {
  const { message, sizes, boxes, what } = picture;
  const { left, top, width, height: room } = boxes.words;
  for (const size of sizes) {
    const view = <CardText size={size} tone="message" text={message} />;
    const { svg, height } = await drawText(view, width);
    if (height <= room) return layerAt({ left, top: top + (room - height) / 2 }, svg);
  }
  throw new Error(`“${message}” is too long for a ${what}`);
}

async function viewLayer(box: Box, view: ReactNode): Promise<OverlayOptions> {
  return layerAt(box, (await drawText(view, box.width)).svg);
}

/** Words with their styles on the element, where satori reads them. */
function CardText({ text, size, tone }: { text: string; size: number; tone: keyof typeof tones }) {
  return (
    <div
      style={{
        display: 'block',
        width: '100%',
        fontSize: size,
        wordBreak: 'break-word',
        ...tones[tone],
      }}
    >
      {drawable(text)}
    </div>
  );
}

const tones = {
  message: {
    color: colorOf('ink'),
    fontFamily: displayFont,
    fontWeight: 500,
    letterSpacing: '-0.015em',
    lineHeight: 1.12,
    // Letters that reach below the last line would be cut.
    paddingBottom: '0.14em',
  },
  name: { color: colorOf('ink'), fontFamily: textFont, fontWeight: 600, lineHeight: 1.3 },
  source: { color: colorOf('ink-2'), fontFamily: textFont, lineClamp: 2, lineHeight: 1.36 },
} as const;
