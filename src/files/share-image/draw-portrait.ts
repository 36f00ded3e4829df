import sharp, { type OverlayOptions } from 'sharp';
import type { Box } from './RecordPicture.tsx';
import type { SharePortrait } from './share-card.ts';

const dotsPerInch = 72;

/**
 * A portrait as a layer for sharp, cropped to a box as the site's own frame crops it. Rejects where
 * the file is missing.
 */
export async function drawPortrait(
  { file, focus }: SharePortrait,
  box: Box,
): Promise<OverlayOptions> {
  const { format, autoOrient } = await sharp(file).metadata();
  const { size, visible } = cropToCover(autoOrient, box, focus);
  // An SVG has no pixels of its own: it is rendered at about the size it is used at.
  const density = format === 'svg' ? (dotsPerInch * size.width) / autoOrient.width : dotsPerInch;
  const { data, info } = await sharp(file, { density })
    .autoOrient()
    .resize(size)
    .extract(visible)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { left: box.left, top: box.top, input: data, raw: info };
}

type Size = Pick<Box, 'width' | 'height'>;

/** The shares of the surplus that are cut at the left and at the top, as in portrait.module.css. */
const positions: Record<SharePortrait['focus'], readonly [number, number]> = {
  center: [0.5, 0.2],
  top: [0.5, 0],
  bottom: [0.5, 1],
  left: [0, 0.2],
  right: [1, 0.2],
};

/**
 * Returns the size in pixels at which a picture covers a frame (CSS `object-fit: cover`), and the
 * part of it that is visible, which contains its focus.
 */
export function cropToCover(picture: Size, frame: Size, focus: SharePortrait['focus']) {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const [across, down] = positions[focus];
  const left = Math.round((width - frame.width) * across);
  const top = Math.round((height - frame.height) * down);
  const visible = { left, top, width: frame.width, height: frame.height };
  return { size: { width, height }, visible };
}
