import sharp from 'sharp';
import { cover } from './cover.ts';
import type { SharePortrait } from './share-card.ts';
import type { Box } from './share-layout.ts';

const dotsPerInch = 72;

/** The picture of a person, cropped to a box as the site's own frame crops it. See-through where a drawing is. */
export async function drawPortrait({ file, focus }: SharePortrait, box: Box) {
  const { format, autoOrient } = await sharp(file).metadata();
  const { size, seen } = cover(autoOrient, box, focus);
  // A drawing has no pixels of its own: it is drawn at about the size it is used at.
  const density = format === 'svg' ? (dotsPerInch * size.width) / autoOrient.width : dotsPerInch;
  return sharp(file, { density })
    .autoOrient()
    .resize(size)
    .extract(seen)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
