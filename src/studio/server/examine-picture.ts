import sharp, { type Sharp } from 'sharp';
import { hasLocation } from '#check/picture-location.ts';
import { problemSentence } from '#check/problem.ts';
import { svgProblems } from '#check/svg-problems.ts';
import { isCut } from '../cut.ts';
import { fileKindOf, headLength } from '../file-kind.ts';
import type { WaitingPicture } from '../protocol.ts';
import { type FileRefusal, mostPixels, refusals, whyTooLarge } from '../upload-rules.ts';
import { Refused } from './guards.ts';

/** The greatest width in pixels and the quality (0 to 100) of a photograph that is saved. */
const widest = 2080;
const quality = 82;
/** The longest side in pixels of the copy that the page shows of a photograph. */
const longestView = 1600;
/** Seconds after which a picture is given up that takes this computer too long. */
const longestWork = 60;

/**
 * Looks at a picture. Returns its facts and, for a photograph, a smaller upright copy to be shown.
 * Rejects with `Refused` for a drawing that does more than draw, for too many pixels, and for bytes
 * that cannot be read.
 */
export async function examinePicture(bytes: Buffer): Promise<WaitingPicture & { view?: Buffer }> {
  if (isDrawing(bytes)) return examineDrawing(bytes);
  // Only the header is read, so that a picture of any size can say how large it is.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) throw refused(refusals.damaged);
  const { width, height } = header.autoOrient;
  const tooLarge = whyTooLarge({ width, height });
  if (tooLarge) throw refused(tooLarge);
  const view = await photograph(bytes)
    .resize({ width: longestView, height: longestView, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer()
    .catch(() => undefined);
  if (!view) throw refused(refusals.damaged);
  const hadLocation = hasLocation(header.exif, header.xmp);
  return { width, height, isDrawing: false, hadLocation, view };
}

async function examineDrawing(bytes: Buffer): Promise<WaitingPicture> {
  const [problem] = await svgProblems(bytes);
  if (problem) throw new Refused(`This drawing cannot be used: ${problemSentence(problem)}`);
  const { width, height } = await sharp(bytes).metadata();
  return { width, height, isDrawing: true, hadLocation: false };
}

/**
 * The bytes of a picture as the site wants it: the cut part, upright, at most 2080 pixels wide,
 * JPEG, without metadata. A drawing stays as it is. A cut that is not inside the picture counts as
 * none. Rejects where the bytes cannot be read, which `examinePicture` finds before.
 */
export async function finishPicture(bytes: Buffer, cut: unknown): Promise<Buffer> {
  if (isDrawing(bytes)) return bytes;
  const upright = photograph(bytes);
  const { autoOrient } = await upright.metadata();
  const part = isCut(cut, autoOrient) ? upright.extract(cut) : upright;
  return part
    .resize({ width: widest, withoutEnlargement: true })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** The width in pixels of a film's still picture, and the most bytes of it. */
const stillWidth = 1280;
const mostStillBytes = 100_000;

/** The bytes of a film's still picture: as wide as the film, and light. Rejects as above. */
export async function finishStill(bytes: Buffer): Promise<Buffer> {
  let still: Buffer = bytes;
  for (const step of [quality, 70, 55, 40, 25]) {
    still = await photograph(bytes)
      .resize({ width: stillWidth, withoutEnlargement: true })
      .jpeg({ quality: step, mozjpeg: true })
      .toBuffer();
    if (still.length <= mostStillBytes) break;
  }
  return still;
}

/** A photograph turned upright, on white where it is transparent. */
function photograph(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: longestWork })
    .autoOrient()
    .flatten({ background: '#ffffff' });
}

function isDrawing(bytes: Buffer): boolean {
  return fileKindOf(bytes.subarray(0, headLength)) === 'svg';
}

function refused({ words, steps }: FileRefusal): Refused {
  return new Refused(words, 400, steps);
}
