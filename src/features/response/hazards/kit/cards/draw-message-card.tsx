import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { ShareBrand } from '#files/share-image/ShareBrand.tsx';
import { colorOf } from '#files/share-image/share-colors.ts';
import { displayFont, shareFonts, textFont } from '#files/share-image/share-fonts.ts';
import type { Box } from '#files/share-image/share-layout.ts';
import { type HazardView, hazardDrawings } from '../../hazard.ts';
import { type CardOrder, type CardShape, cardShapes } from './message-card.ts';

/** Font sizes of a message in pixels; the largest that fits is used. */
const sizes = [92, 82, 74, 66, 60, 54, 48, 42, 36] as const;

/** Draws a card as a PNG. The same order always gives the same bytes. Throws where the words fit at no font size. */
export async function drawMessageCard(order: CardOrder, shape: CardShape): Promise<Buffer> {
  const layout = cardLayout(shape);
  const { hazard, icon, words, source, site } = order;
  const ground = renderToStaticMarkup(<CardGround shape={shape} icon={icon} layout={layout} />);
  const layers = [
    message(words, layout.words),
    at(layout.kicker, <CardText {...{ size: 40, tone: 'name', children: hazard }} />),
    at(layout.source, <CardText {...{ size: 27, tone: 'source', children: source }} />),
    at(layout.brand, <ShareBrand name={site} />),
  ];
  return sharp(Buffer.from(ground))
    .composite(await Promise.all(layers))
    .png({ palette: true, dither: 0, effort: 4, compressionLevel: 9 })
    .toBuffer();
}

/** The message at the largest font size that fits its box, centered vertically. */
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

interface TextProps {
  children: string;
  /** Font size in pixels. */
  size: number;
  tone: 'message' | 'name' | 'source';
}

/** Words on a card, for satori, which reads styles from elements. */
export function CardText({ children, size, tone }: TextProps) {
  return (
    <div
      style={{
        display: 'block',
        width: '100%',
        fontSize: size,
        wordBreak: 'break-word',
        ...styles[tone],
      }}
    >
      {children}
    </div>
  );
}

const styles = {
  message: {
    color: colorOf('ink'),
    fontFamily: displayFont,
    fontWeight: 500,
    letterSpacing: '-0.015em',
    lineHeight: 1.12,
    // Room for the descenders of the last line.
    paddingBottom: '0.14em',
  },
  name: { color: colorOf('ink'), fontFamily: textFont, fontWeight: 600, lineHeight: 1.3 },
  source: { color: colorOf('ink-2'), fontFamily: textFont, lineClamp: 2, lineHeight: 1.36 },
} as const;

interface GroundProps {
  shape: CardShape;
  icon: HazardView['icon'];
  layout: ReturnType<typeof cardLayout>;
}

/** Everything on a card but its words: background, the color of the hazard and its mark. */
function CardGround({ shape, icon, layout: { band, mark, source } }: GroundProps) {
  const size = cardShapes[shape];
  const color = colorOf(icon);
  const { left, top, ...markSize } = mark;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...size}>
      <rect {...size} fill={colorOf('paper')} />
      <rect width={band.width} height={band.height} fill={color} />
      <svg x={left} y={top} {...markSize} viewBox="0 0 52 40">
        <path d={hazardDrawings[icon]} fill={color} />
      </svg>
      <rect
        x={source.left}
        y={source.top - 14}
        width={source.width}
        height="2"
        fill={colorOf('line')}
      />
    </svg>
  );
}

const bandHeight = 20;
const markSize = { width: 104, height: 80 };
const brandHeight = 56;
const sourceHeight = 82;
const gap = 28;

/** The boxes of a shape in pixels: mark and name at the top, source and brand at the bottom, the message in between. */
function cardLayout(shape: CardShape) {
  const { width, height } = cardShapes[shape];
  const margin = shape === 'wide' ? 60 : 84;
  const inner = width - 2 * margin;
  const headTop = bandHeight + (shape === 'wide' ? 34 : 70);
  const brandTop = height - (shape === 'wide' ? 36 : 70) - brandHeight;
  const sourceTop = brandTop - 20 - sourceHeight;
  const wordsTop = headTop + markSize.height + gap;
  const nameLeft = margin + markSize.width + gap;
  return {
    band: { left: 0, top: 0, width, height: bandHeight },
    mark: { left: margin, top: headTop, ...markSize },
    kicker: { left: nameLeft, top: headTop + 16, width: width - nameLeft - margin, height: 60 },
    words: { left: margin, top: wordsTop, width: inner, height: sourceTop - gap - wordsTop },
    source: { left: margin, top: sourceTop, width: inner, height: sourceHeight },
    brand: { left: margin, top: brandTop, width: inner, height: brandHeight },
  };
}
