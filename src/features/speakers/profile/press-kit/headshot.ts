import type { CollectionEntry } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { contentFolders } from '#content/content-folders.ts';
import { cachedBytes } from '#files/build-cache.ts';
import type { PictureView } from '#ui/portrait/picture-view.ts';

/** The shapes: width by height. */
const shapes = { portrait: 5 / 6, square: 1 } as const;

/** The uses: width in pixels, and pixels per inch. */
const uses = { print: { width: 1800, dpi: 300 }, web: { width: 800, dpi: 72 } } as const;

interface HeadshotKind {
  shape: keyof typeof shapes;
  use: keyof typeof uses;
}

export const headshotKinds: readonly HeadshotKind[] = [
  { shape: 'portrait', use: 'print' },
  { shape: 'portrait', use: 'web' },
  { shape: 'square', use: 'print' },
  { shape: 'square', use: 'web' },
];

/** A headshot as the page offers it; `width` and `height` in pixels. */
export interface HeadshotView extends HeadshotKind {
  href: string;
  width: number;
  height: number;
  bytes: number;
}

/** Returns the name of a headshot's file without its ending: `amara-quill-portrait-print`. */
export function headshotName(speakerId: string, { shape, use }: HeadshotKind): string {
  return `${speakerId}-${shape}-${use}`;
}

/** The shares of the excess that are cut off at the left and at the top, by the focus. */
const offsets: Readonly<Record<PictureView['focus'], readonly [left: number, top: number]>> = {
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
 * Returns the crop of a picture in whole pixels: the largest area of the shape, placed by the focus
 * exactly as the page crops a portrait (`ui/portrait`).
 */
export function cropOf(
  picture: Size,
  shape: HeadshotKind['shape'],
  focus: PictureView['focus'],
): Size & { left: number; top: number } {
  const width = Math.min(picture.width, Math.round(picture.height * shapes[shape]));
  const height = Math.min(picture.height, Math.round(picture.width / shapes[shape]));
  const [leftShare, topShare] = offsets[focus];
  return {
    width,
    height,
    left: Math.round((picture.width - width) * leftShare),
    top: Math.round((picture.height - height) * topShare),
  };
}

/** The headshot to draw of a portrait. */
export interface HeadshotOrder extends HeadshotKind {
  focus: PictureView['focus'];
  /** Who made the picture, where that is known. */
  credit: string | undefined;
}

/** The background of transparent drawings: that of the portrait frame without its stripes. */
const background = '#f6f8f6';
const cssDpi = 72;

/**
 * Returns a headshot, as a JPEG in sRGB, of the bytes of a portrait. Of the metadata the credit
 * alone remains, so that no place of recording is published. Drawings are rendered at full size;
 * photographs are never enlarged. Equal input gives equal bytes. Rejects if sharp cannot read the
 * picture.
 */
export async function drawHeadshot(portrait: Buffer, order: HeadshotOrder): Promise<Buffer> {
  const { width, dpi } = uses[order.use];
  const base = cropOf(await uprightSize(sharp(portrait)), order.shape, order.focus);
  // Density affects drawings only: it renders them as large as the headshot.
  const picture = sharp(portrait, { density: (cssDpi * width) / base.width }).autoOrient();
  const crop = cropOf(await uprightSize(picture), order.shape, order.focus);
  const outputWidth = Math.min(width, crop.width);
  return picture
    .extract(crop)
    .resize(outputWidth, Math.round(outputWidth / shapes[order.shape]))
    .flatten({ background })
    .withIccProfile('srgb')
    .withDensity(dpi)
    .withExif({ IFD0: order.credit ? { Copyright: order.credit, Artist: order.credit } : {} })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Returns the size of a picture in pixels, turned as its metadata says. */
async function uprightSize(picture: Sharp): Promise<Size> {
  return (await picture.metadata()).autoOrient;
}

type Speaker = CollectionEntry<'speakers'>;

/**
 * Returns the bytes of a headshot; cached, because both the page and the file route need them.
 * Rejects for a speaker without a portrait.
 */
export async function headshotBytes(
  { data }: Pick<Speaker, 'data'>,
  kind: HeadshotKind,
): Promise<Buffer> {
  if (data.portrait === undefined) throw new Error(`${data.name} has no portrait`);
  const portrait = await readFile(join(contentFolders().own, 'speakers', data.portrait));
  const order = { ...kind, focus: data.portraitFocus, credit: data.portraitCredit };
  return cachedBytes('headshots', [portrait, order], () => drawHeadshot(portrait, order));
}

/** Returns every headshot of a speaker as the page offers it; none without a portrait. */
export async function loadHeadshots(speaker: Speaker): Promise<HeadshotView[]> {
  if (speaker.data.portrait === undefined) return [];
  return Promise.all(
    headshotKinds.map(async (kind) => {
      const jpeg = await headshotBytes(speaker, kind);
      const { width, height } = await sharp(jpeg).metadata();
      const href = `/speakers/headshots/${headshotName(speaker.id, kind)}.jpg`;
      return { ...kind, href, width, height, bytes: jpeg.length };
    }),
  );
}
