import type { OverlayOptions } from 'sharp';
import { firstYear, yearCount } from '#ui/record/record-span.ts';
import type { SharePortrait } from './share-card.ts';
import { colorOf } from './share-colors.ts';
import type { Box } from './share-layout.ts';

/**
 * What covers the strip of years up to the one in which somebody began, all of it where that is not known: paper, and
 * a line that goes on through it.
 */
export function quietYears({ since }: SharePortrait, years: Box): OverlayOptions[] {
  const before = since === undefined ? yearCount : since - firstYear;
  const width = Math.round((years.width * before) / yearCount);
  if (width < 1) return [];
  const bar = (top: number, height: number, color: 'paper' | 'line'): OverlayOptions => ({
    ...{ left: years.left, top },
    input: { create: { width, height, channels: 3, background: colorOf(color) } },
  });
  return [bar(years.top, years.height, 'paper'), bar(years.top + 6, 2, 'line')];
}
