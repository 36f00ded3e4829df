import { rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import sharp from 'sharp';
import { hasLocation } from '#check/picture-location.ts';
import { svgProblems } from '#check/svg-problems.ts';
import type { EntryKey, SavedPicture } from '../protocol.ts';
import { contentOf, kindOf, pathOf } from './entry-files.ts';
import { Refused } from './guards.ts';

/** The greatest width in pixels and the quality (0 to 100) of a photograph that is written. */
const widest = 2080;
const quality = 82;
/** The most pixels of a photograph that is read. */
const mostPixels = 100_000_000;
/** Endings that a picture beside an entry may have. */
const pictureEndings = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/**
 * Writes a picture beside its entry, named after it: upright, at most 2080 pixels wide, JPEG,
 * without metadata. An SVG is written as it is. Rejects with `Refused` for bytes that are no
 * picture, and for an SVG that does more than draw, then with the words of the content check.
 */
export async function savePicture(
  root: string,
  key: EntryKey,
  bytes: Buffer,
): Promise<SavedPicture> {
  const folder = join(contentOf(root), dirname(pathOf(key)));
  if (/^\s*(<\?xml|<!--|<!doctype|<svg)/i.test(bytes.subarray(0, 400).toString('utf8'))) {
    const [problem] = await svgProblems(bytes);
    if (problem)
      throw new Refused(`This drawing cannot be used: ${problem.message}. ${problem.fix}`);
    return write(folder, key.id, 'svg', { bytes, hadLocation: false });
  }
  return write(folder, key.id, 'jpg', await photographFor(bytes));
}

/** A photograph as the site wants it, and whether its metadata told where it was taken. */
async function photographFor(bytes: Buffer): Promise<{ bytes: Buffer; hadLocation: boolean }> {
  const header = sharp(bytes, { limitInputPixels: false });
  const size = await header.metadata().catch(() => undefined);
  if (size && size.width * size.height > mostPixels) {
    throw new Refused(
      `This picture is ${size.width} by ${size.height} pixels, too large to be read here. Make it at most 4000 pixels wide and choose it again.`,
    );
  }
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { exif, xmp } = await picture.metadata();
    const resized = picture
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: true });
    return { bytes: await resized.toBuffer(), hadLocation: hasLocation(exif, xmp) };
  } catch {
    throw new Refused(
      'This file is no picture that can be read here. Export it as JPEG or PNG and choose that file.',
    );
  }
}

/** Writes the bytes of a picture and returns what its field and its page need. */
async function write(
  folder: string,
  id: string,
  ending: 'svg' | 'jpg',
  { bytes, hadLocation }: { bytes: Buffer; hadLocation: boolean },
): Promise<SavedPicture> {
  const { width, height } = await sharp(bytes).metadata();
  await writeFile(join(folder, `${id}.${ending}`), bytes);
  return { value: `./${id}.${ending}`, width, height, size: bytes.length, hadLocation };
}

/**
 * Removes the pictures that are named after an entry and that its fields, as saved, no longer name.
 */
export async function removeOtherPictures(
  root: string,
  key: EntryKey,
  data: Record<string, unknown>,
): Promise<void> {
  const named = JSON.stringify(data);
  for (const ending of pictureEndings) {
    const name = `${key.id}.${ending}`;
    if (named.includes(`"./${name}"`)) continue;
    await rm(join(contentOf(root), picturePath(key, name)), { force: true });
  }
}

/**
 * The path, inside the content folder, of the picture called `name` beside an entry. Throws
 * `Refused` for a name that is none of a picture.
 */
export function picturePath(key: EntryKey, name: string): string {
  const endings = pictureEndings.join('|');
  if (!new RegExp(`^[\\w-]+\\.(${endings})$`).test(name)) {
    throw new Refused(`"${name}" is not the name of a picture.`);
  }
  // Throws for an id that could lead anywhere else.
  pathOf(key);
  return posix.join(kindOf(key.kind).folder, name);
}
