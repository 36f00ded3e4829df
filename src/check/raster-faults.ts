import sharp, { type Metadata } from 'sharp';
import type { Advice } from './entry.ts';
import { tellsPlace } from './exif-place.ts';

const smallestWidth = 300;
const mostPixels = 50_000_000;

/** What is wrong with the bytes of a photograph, given the ending (`jpg`, `png`, `webp`, `avif`) of its name. */
export async function rasterAdvice(bytes: Buffer, ending: string): Promise<Advice[]> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return [notAPicture(ending)];
  const found = metadataAdvice(metadata, bytes, ending);
  return found.length > 0 || (await decodes(bytes)) ? found : [damaged];
}

function metadataAdvice(metadata: Metadata, bytes: Buffer, ending: string): Advice[] {
  const { width, height, pages = 1, exif, xmp } = metadata;
  const format = formatOf(metadata);
  const found: Advice[] = [];
  if (format !== ending.replace('jpeg', 'jpg')) found.push(otherFormat(format, ending));
  if (pages > 1 || bytes.includes('acTL')) found.push(moving);
  if (width * height > mostPixels) found.push(tooLarge(width, height));
  if (width < smallestWidth) found.push(tooSmall(width));
  if (tellsPlace(exif, xmp)) found.push(placeInside);
  return found;
}

function formatOf({ format, compression }: Metadata): string {
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'heic';
  return format === 'jpeg' ? 'jpg' : format;
}

function decodes(bytes: Buffer): Promise<boolean> {
  return sharp(bytes, { failOn: 'warning' })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

const damaged: Advice = {
  problem: 'the picture is damaged: part of it cannot be read',
  remedy: 'Export it again from the original.',
};
const moving: Advice = {
  problem: 'the picture moves',
  remedy: 'Save one frame of it as a still picture.',
};
const placeInside: Advice = {
  problem: 'the picture tells where it was taken (GPS)',
  remedy:
    'Export it again without location, often an option called "Remove location" or "Include metadata: none".',
};

function notAPicture(ending: string): Advice {
  return {
    problem: `the file ends in ".${ending}" but is not a picture that can be read`,
    remedy: 'Open the original in a picture program and export it again.',
  };
}

function otherFormat(format: string, ending: string): Advice {
  return {
    problem: `the file ends in ".${ending}" but is of the type "${format}"`,
    remedy: `Export it as "${ending}"; to change the name alone does not help.`,
  };
}

function tooLarge(width: number, height: number): Advice {
  return {
    problem: `the picture is ${width} by ${height} pixels, more than any page can use`,
    remedy: 'Make it at most 4000 pixels wide.',
  };
}

function tooSmall(width: number): Advice {
  return {
    problem: `the picture is ${width} pixels wide; it needs at least ${smallestWidth}`,
    remedy: 'Use a larger original; do not blow this one up.',
  };
}
