import sharp, { type Sharp } from 'sharp';
import type { PictureView } from '#ui/portrait/picture-view.ts';
import { cropOf, type HeadshotKind, shapes, uses } from './headshot.ts';

/** What a headshot is made from. */
export interface HeadshotOrder extends HeadshotKind {
  focus: PictureView['focus'];
  credit: string;
}

/** What stands behind a drawing: the light ground of the portrait frame, without the stripes, which are ours and not the speaker's. */
const ground = '#f6f8f6';
const cssDpi = 72;

/**
 * A portrait's bytes → a headshot as JPEG: cropped, sRGB, with the credit inside and nothing else that
 * the picture came with, such as the place it was taken. Drawings are drawn at their size; photographs
 * are never enlarged. The same order gives the same bytes. Throws on what is no picture.
 */
export async function drawHeadshot(portrait: Buffer, order: HeadshotOrder): Promise<Buffer> {
  const { width, dpi } = uses[order.use];
  const base = cropOf(await sizeOf(sharp(portrait)), order.shape, order.focus);
  // Only a drawing knows density: it comes out as large as the headshot.
  const picture = sharp(portrait, { density: (cssDpi * width) / base.width }).autoOrient();
  const crop = cropOf(await sizeOf(picture), order.shape, order.focus);
  const wide = Math.min(width, crop.width);
  return picture
    .extract(crop)
    .resize(wide, Math.round(wide / shapes[order.shape]))
    .flatten({ background: ground })
    .withIccProfile('srgb')
    .withDensity(dpi)
    .withExif({ IFD0: { Copyright: order.credit, Artist: order.credit } })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The size of a picture as it is seen: a photograph taken sideways is turned. */
async function sizeOf(picture: Sharp): Promise<{ width: number; height: number }> {
  return (await picture.metadata()).autoOrient;
}
