import sharp, { type Metadata } from 'sharp';
import type { Advice } from './entry.ts';
import { tellsPlace } from './exif-place.ts';
import * as words from './raster-words.ts';

const smallestWidth = 300;
const mostPixels = 50_000_000;

/** What is wrong with the bytes of a photograph, given the ending (`jpg`, `png`, `webp`, `avif`) of its name. */
export async function rasterAdvice(bytes: Buffer, ending: string): Promise<Advice[]> {
  const metadata = await metadataOf(bytes);
  if (!metadata) return [words.notAPicture(ending)];
  const format = formatOf(metadata);
  if (format !== ending.replace('jpeg', 'jpg')) return [words.otherFormat(format, ending)];
  const found = metadataAdvice(metadata, bytes);
  return found.length > 0 || (await decodes(bytes)) ? found : [words.damaged];
}

function metadataAdvice(metadata: Metadata, bytes: Buffer): Advice[] {
  const { width, height, pages = 1, exif, xmp } = metadata;
  const found: Advice[] = [];
  if (pages > 1 || isAnimatedPng(bytes)) found.push(words.moving);
  if (width * height > mostPixels) found.push(words.tooLarge(width, height));
  if (width < smallestWidth) found.push(words.tooSmall(width, smallestWidth));
  if (tellsPlace(exif, xmp)) found.push(words.placeInside);
  return found;
}

function formatOf({ format, compression }: Metadata): string {
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'heic';
  return format === 'jpeg' ? 'jpg' : format;
}

async function metadataOf(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes).metadata();
  } catch {
    return undefined;
  }
}

/** The picture library reads only the first frame: an animation says so before its first data (PNG 3, 11.3.5.1). */
function isAnimatedPng(bytes: Buffer): boolean {
  return (
    bytes.subarray(1, 4).toString() === 'PNG' &&
    bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')
  );
}

async function decodes(bytes: Buffer): Promise<boolean> {
  try {
    await sharp(bytes, { failOn: 'warning' }).stats();
    return true;
  } catch {
    return false;
  }
}
