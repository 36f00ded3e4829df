import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import type { OverlayOptions } from 'sharp';
import { markBars, markBox } from '#site/brand-mark.ts';
import type { Box } from './RecordPicture.tsx';
import { colorOf } from './share-colors.ts';

const { resolve } = createRequire(join(process.cwd(), 'package.json'));

/** The site's two families as files for satori. A letter that the first file lacks comes from the next. */
const display = ['latin', 'latin-ext', 'vietnamese'].map((letters) =>
  font('brygada-1918', letters, 500),
);
const text = ([400, 600] as const).flatMap((weight) =>
  ['latin', 'latin-ext'].map((letters) => font('atkinson-hyperlegible-next', letters, weight)),
);

export const shareFonts: Font[] = [...display, ...text];
export const displayFont = stack(display);
export const textFont = stack(text);

function font(family: string, letters: string, weight: 400 | 500 | 600): Font {
  const file = `@fontsource/${family}/files/${family}-${letters}-${weight}-normal.woff`;
  const data = readFileSync(resolve(file));
  return { name: `${family}-${letters}`, weight, style: 'normal', data };
}

function stack(fonts: readonly Font[]): string {
  return [...new Set(fonts.map(({ name }) => name))].join(', ');
}

/** A view as an SVG document, its letters as outlines. */
export interface DrawnText {
  svg: string;
  /** In pixels. */
  height: number;
}

/** Lays a view out in a column of a width in pixels; it is as tall as its content where no height is given. */
export async function drawText(
  view: ReactNode,
  width: number,
  height?: number,
): Promise<DrawnText> {
  const options = { width, ...(height && { height }), fonts: shareFonts };
  const svg = await satori(view, options);
  return { svg, height: Number(/ height="([\d.]+)"/.exec(svg)?.[1]) };
}

/** A drawing as a layer for sharp, its top rounded to whole pixels. */
export function layerAt({ left, top }: Pick<Box, 'left' | 'top'>, svg: string): OverlayOptions {
  return { left, top: Math.round(top), input: Buffer.from(svg) };
}

/** Mark and name of the site as its header has them, centered in the height of a box. */
export async function brandLayer(site: string, box: Box): Promise<OverlayOptions> {
  return layerAt(box, (await drawText(<ShareBrand name={site} />, box.width, box.height)).svg);
}

/**
 * A message in the first of `sizes` (pixels, the largest first) at which it fits into a box, in the middle of its height.
 * Throws an error that names `picture` where no size fits.
 */
export async function messageLayer(
  message: string,
  sizes: readonly number[],
  box: Box,
  picture: string,
): Promise<OverlayOptions> {
  for (const size of sizes) {
    const view = <CardText {...{ size, tone: 'message', children: message }} />;
    const { svg, height } = await drawText(view, box.width);
    if (height > box.height) continue;
    return layerAt({ left: box.left, top: box.top + (box.height - height) / 2 }, svg);
  }
  throw new Error(`“${message}” is too long for a ${picture}`);
}

/** Words on a picture, their styles on the element, where satori reads them. */
export function CardText({ children, size, tone }: CardTextProps) {
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
      {children}
    </div>
  );
}

interface CardTextProps {
  children: string;
  /** Font size in pixels. */
  size: number;
  tone: keyof typeof tones;
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

const markScale = 1.25;

/** Mark and name of the site as its header has them. */
export function ShareBrand({ name }: { name: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <svg
        width={markBox.width * markScale}
        height={markBox.height * markScale}
        viewBox={`0 0 ${markBox.width} ${markBox.height}`}
      >
        {markBars.map(({ step, ...bar }) => (
          <rect key={step} fill={colorOf(`s${step}`)} {...bar} />
        ))}
      </svg>
      <div style={{ color: colorOf('ink'), fontFamily: displayFont, fontSize: 30 }}>{name}</div>
    </div>
  );
}
