import sharp from 'sharp';
import { type AppIcon, iconDrawing } from './app-icon.ts';

export async function iconPng(icon: AppIcon): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp(Buffer.from(iconDrawing(icon)))
      .png()
      .toBuffer(),
  );
}

/**
 * A drawing of the favicon → the file that browsers ask for unasked, `/favicon.ico`: one PNG in an
 * ICO envelope.
 */
export async function faviconFile(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const size = 32;
  const png = await sharp(drawing, { density: 288 }).resize(size).png().toBuffer();
  const head = Buffer.alloc(22);
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return new Uint8Array(Buffer.concat([head, png]));
}
