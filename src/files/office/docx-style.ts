import type { IStylesOptions } from 'docx';
import { colorOf } from '#files/share-image/share-colors.ts';

/**
 * The fallback fonts of the site, because visitors edit the files on computers without its web
 * fonts.
 */
export const displayFont = 'Georgia';
export const textFont = 'Arial';

/** Returns the light color of a token in the form of Word: six hexadecimal digits without `#`. */
export function ink(token: string): string {
  return colorOf(token).slice(1).toUpperCase().padEnd(6, 'F');
}

/**
 * The styles of every Word file. Font sizes are in half points, distances in twentieths of a point.
 */
export const docxStyles: IStylesOptions = {
  default: {
    document: {
      run: { font: textFont, size: 21, color: ink('ink'), language: { value: 'en-US' } },
      paragraph: { spacing: { after: 120, line: 276 } },
    },
    heading1: heading(48, 240, 120),
    heading2: heading(32, 360, 120),
    heading3: heading(24, 240, 80),
    listParagraph: { paragraph: { spacing: { after: 60 } } },
    hyperlink: { run: { color: ink('link'), underline: { type: 'single' } } },
  },
  paragraphStyles: [
    style('Kicker', { bold: true, color: ink('ink-2'), size: 20 }, { after: 120 }),
    style('Lede', { size: 25, color: ink('ink-2') }, { after: 240 }),
    style('Source', { size: 17, color: ink('ink-2') }, { after: 80 }),
    style('Figure', { font: displayFont, size: 40 }, { before: 200, after: 40 }, true),
    style('Say', { font: displayFont, size: 26 }, { after: 80 }),
  ],
};

function heading(size: number, before: number, after: number) {
  return {
    run: { font: displayFont, size, bold: false, color: ink('ink') },
    paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
  };
}

function style(
  id: string,
  run: Record<string, unknown>,
  spacing: { before?: number; after: number },
  keepNext = false,
) {
  return {
    id,
    name: id,
    basedOn: 'Normal',
    quickFormat: true,
    run,
    paragraph: { spacing, keepNext },
  };
}
