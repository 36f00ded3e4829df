import sharp, { type Metadata } from 'sharp';
import type { ProblemText } from './problem.ts';

const smallestWidth = 300;
const mostPixels = 50_000_000;

/** What is wrong with the bytes of a photograph, given the ending (`jpg`, `png`, `webp`, `avif`) of its name. */
export async function rasterProblems(bytes: Buffer, ending: string): Promise<ProblemText[]> {
  const metadata = await metadataOf(bytes);
  if (!metadata) return [notAPicture(ending)];
  const format = formatOf(metadata);
  if (format !== ending.replace('jpeg', 'jpg')) return [otherFormat(format, ending)];
  const found = metadataProblems(metadata, bytes);
  return found.length > 0 || (await decodes(bytes)) ? found : [damaged];
}

function metadataProblems(metadata: Metadata, bytes: Buffer): ProblemText[] {
  const { width, height, pages = 1, exif, xmp } = metadata;
  const found: ProblemText[] = [];
  if (pages > 1 || isAnimatedPng(bytes)) found.push(moving);
  if (width * height > mostPixels) found.push(tooLarge(width, height));
  if (width < smallestWidth) found.push(tooSmall(width, smallestWidth));
  if (hasLocation(exif, xmp)) found.push(placeInside);
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

const damaged: ProblemText = {
  message: 'the picture is damaged: part of it cannot be read',
  fix: 'Export it again from the original.',
};

const moving: ProblemText = {
  message: 'the picture moves',
  fix: 'Save one frame of it as a still picture.',
};

const placeInside: ProblemText = {
  message: 'the picture tells where it was taken (GPS)',
  fix: 'Export it again without location, often an option called "Remove location" or "Include metadata: none".',
};

function notAPicture(ending: string): ProblemText {
  return {
    message: `the file ends in ".${ending}" but is not a picture that can be read`,
    fix: 'Open the original in a picture program and export it again.',
  };
}

function otherFormat(format: string, ending: string): ProblemText {
  return {
    message: `the file ends in ".${ending}" but is of the type "${format}"`,
    fix: `Export it as "${ending}"; to change the name alone does not help.`,
  };
}

function tooLarge(width: number, height: number): ProblemText {
  return {
    message: `the picture is ${width} by ${height} pixels, more than any page can use`,
    fix: 'Make it at most 4000 pixels wide.',
  };
}

function tooSmall(width: number, smallest: number): ProblemText {
  return {
    message: `the picture is ${width} pixels wide; it needs at least ${smallest}`,
    fix: 'Use a larger original; do not blow this one up.',
  };
}

const gpsTag = 0x8825;
const entrySize = 12;

/** Whether the metadata of a photograph tell where it was taken: a GPS entry in EXIF (TIFF 6.0, section 2; EXIF 2.3, 4.6.3) or in XMP. */
export function hasLocation(exif: Buffer | undefined, xmp: Buffer | undefined): boolean {
  return (
    (xmp?.includes('GPSL') ?? false) || (exif !== undefined && firstTags(exif).includes(gpsTag))
  );
}

/** The tags of the first directory; none if the block is not readable EXIF. */
function firstTags(exif: Buffer): number[] {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const start = u32(4);
    return Array.from({ length: u16(start) }, (_, index) => u16(start + 2 + entrySize * index));
  } catch {
    return [];
  }
}
