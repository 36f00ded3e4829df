import type { CollectionEntry } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { madeOnce } from '#site/made-once.ts';
import type { PictureView } from '#ui/portrait/picture-view.ts';

/** What a headshot is cropped to: width to height. */
export const shapes = { portrait: 5 / 6, square: 1 } as const;

/** What a headshot is for: its width in pixels and its pixels per inch. */
export const uses = { print: { width: 1800, dpi: 300 }, web: { width: 800, dpi: 72 } } as const;

/** One of the four headshots of a speaker. */
export interface HeadshotKind {
  shape: keyof typeof shapes;
  use: keyof typeof uses;
}

/** Every headshot that a speaker has. */
export const headshotKinds: readonly HeadshotKind[] = [
  { shape: 'portrait', use: 'print' },
  { shape: 'portrait', use: 'web' },
  { shape: 'square', use: 'print' },
  { shape: 'square', use: 'web' },
];

/** A headshot as the page offers it; width, height and bytes are those of the file. */
export interface HeadshotView extends HeadshotKind {
  href: string;
  width: number;
  height: number;
  bytes: number;
}

/** The name of a headshot, without ending: `amara-quill-portrait-print`. */
export function headshotName(speakerId: string, { shape, use }: HeadshotKind): string {
  return `${speakerId}-${shape}-${use}`;
}

/** Where the crop lies within what is cut off, across and down. */
const places: Readonly<Record<PictureView['focus'], readonly [number, number]>> = {
  center: [0.5, 0.2],
  top: [0.5, 0],
  bottom: [0.5, 1],
  left: [0, 0.2],
  right: [1, 0.2],
};

interface Size {
  width: number;
  height: number;
}

/**
 * The part of a picture that a headshot shows, in whole pixels: as much as its shape allows, around the
 * part that must stay in view, exactly as the frame of the page crops (ui/portrait).
 */
export function cropOf(
  picture: Size,
  shape: HeadshotKind['shape'],
  focus: PictureView['focus'],
): Size & { left: number; top: number } {
  const width = Math.min(picture.width, Math.round(picture.height * shapes[shape]));
  const height = Math.min(picture.height, Math.round(picture.width / shapes[shape]));
  const [across, down] = places[focus];
  return {
    ...{ width, height },
    left: Math.round((picture.width - width) * across),
    top: Math.round((picture.height - height) * down),
  };
}

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

type Speaker = CollectionEntry<'speakers'>;

/** A headshot's bytes, drawn once for the page that tells its size and the file itself. */
export async function headshotBytes({ data }: Speaker, kind: HeadshotKind): Promise<Buffer> {
  const portrait = await readFile(join('content', 'speakers', data.portrait));
  const order = { ...kind, focus: data.portraitFocus, credit: data.portraitCredit };
  return madeOnce('headshots', [portrait, order], () => drawHeadshot(portrait, order));
}

/** The headshots of a speaker as the page offers them, with the true size of each file. */
export async function loadHeadshots(speaker: Speaker): Promise<HeadshotView[]> {
  return Promise.all(
    headshotKinds.map(async (kind) => {
      const jpeg = await headshotBytes(speaker, kind);
      const { width, height } = await sharp(jpeg).metadata();
      const href = `/speakers/headshots/${headshotName(speaker.id, kind)}.jpg`;
      return { ...kind, href, width, height, bytes: jpeg.length };
    }),
  );
}
