import jsQR from 'jsqr';
import sharp from 'sharp';

/**
 * Returns the text of the QR code in a picture (PNG or SVG) on white paper, as a phone reads it;
 * undefined where it finds none. It corrects small damage, as phones do.
 */
export async function readQr(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
