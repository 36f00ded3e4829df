import sharp from 'sharp';
import { type AppIcon, iconDrawing } from './app-icon.ts';

/** Returns the PNG file of an icon. */
export async function iconPng(icon: AppIcon): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp(Buffer.from(iconDrawing(icon)))
      .png()
      .toBuffer(),
  );
}

/**
 * Returns the file `/favicon.ico`, which browsers request without being told of it: one PNG in an
 * ICO file. `drawing` is the path of the SVG.
 */
export async function faviconFile(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const size = 32;
  const png = await sharp(drawing, { density: 288 }).resize(size).png().toBuffer();
  return new Uint8Array(Buffer.concat([icoHead(size, png.length), png]));
}

/**
 * Returns the directory of an ICO file with one square image: ICONDIR (6 bytes) and one
 * ICONDIRENTRY (16 bytes), as Windows defines them. `size` is in pixels, `bytes` the length of the
 * image.
 */
function icoHead(size: number, bytes: number): Buffer {
  const head = Buffer.alloc(22);
  const icon = 1;
  const images = 1;
  const colorPlanes = 1;
  const bitsPerPixel = 32;
  head.writeUInt16LE(icon, 2);
  head.writeUInt16LE(images, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(colorPlanes, 10);
  head.writeUInt16LE(bitsPerPixel, 12);
  head.writeUInt32LE(bytes, 14);
  head.writeUInt32LE(head.length, 18);
  return head;
}
