import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import type { OverlayOptions } from 'sharp';
import { drawable } from '#files/font-letters.ts';
import { displayFiles, type FontFile, readFont, textFiles } from '#files/fonts.ts';
import { markBars, markBox } from '#site/site.ts';
import type { Box } from './RecordPicture.tsx';
import { colorOf } from './share-colors.ts';

/**
 * The site's two families as files for satori. A letter that the first file lacks comes from the
 * next.
 */
const display = displayFiles.map(font);
const text = textFiles.map(font);

export const shareFonts: Font[] = [...display, ...text];
export const displayFont = stack(display);
export const textFont = stack(text);

function font(file: FontFile): Font {
  const { family, letters, weight, slope: style } = file;
  return { name: `${family}-${letters}`, weight, style, data: readFont(file) };
}

function stack(fonts: readonly Font[]): string {
  return [...new Set(fonts.map(({ name }) => name))].join(', ');
}

export interface DrawnText {
  svg: string;
  /** In pixels. */
  height: number;
}

/**
 * Draws a view as SVG in a column of a width in pixels, by default as tall as its content. A letter
 * that no font has becomes a box; the content check reports it before a build.
 */
export async function drawText(
  view: ReactNode,
  width: number,
  height?: number,
): Promise<DrawnText> {
  const svg = await satori(view, {
    width,
    ...(height && { height }),
    fonts: shareFonts,
  });
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

const markScale = 1.25;

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
      <div style={{ color: colorOf('ink'), fontFamily: displayFont, fontSize: 30 }}>
        {drawable(name)}
      </div>
    </div>
  );
}
