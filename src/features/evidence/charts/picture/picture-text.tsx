import type { ReactElement } from 'react';
import { drawable } from '#files/font-letters.ts';
import { colorOf } from '#files/share-image/share-colors.ts';
import { drawText, textFont } from '#files/share-image/share-text.tsx';

/** Words on a picture, drawn as paths, so that the file needs no font. All in pixels. */
export interface DrawnWords {
  width: number;
  height: number;
  /** The markup inside their SVG. */
  inner: string;
}

/** Draws a view as paths in a column of a width. */
export async function drawnWords(view: ReactElement, width: number): Promise<DrawnWords> {
  const { svg, height } = await drawText(view, width);
  const paths = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  // A tenth of a pixel is as exact as anybody sees, and half the bytes.
  const inner = paths.replace(/-?\d+\.\d+/g, (number) => String(tenth(Number(number))));
  return { width, height, inner };
}

/** Draws text of a size in a token's color, in a column of a width in pixels. */
export function line(
  text: string,
  size: number,
  color: 'ink' | 'ink-2',
  width: number,
  align: 'left' | 'center' | 'right' = 'left',
  isBold = false,
): Promise<DrawnWords> {
  const style = {
    display: 'block',
    width: '100%',
    color: colorOf(color),
    fontFamily: textFont,
    fontWeight: isBold ? 600 : 400,
    fontSize: size,
    lineHeight: 1.34,
    textAlign: align,
    wordBreak: 'break-word',
  } as const;
  return drawnWords(<div style={style}>{drawable(text)}</div>, width);
}

/** Returns words at a place of a picture, as markup. */
export function wordsAt({ inner }: DrawnWords, x: number, y: number): string {
  return `<g transform="translate(${tenth(x)} ${tenth(y)})">${inner}</g>`;
}

/** Returns a number with at most one decimal. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
