import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import type { Advice } from './entry.ts';
import { withGuess } from './nearest.ts';
import { rasterAdvice } from './raster-advice.ts';
import { svgAdvice } from './svg-advice.ts';

const mostBytes = 2_000_000;
/** What the largest headshot of a press kit needs, as the content guide says. */
const leastPortrait = { width: 1040, height: 1248 };

/** What is wrong with the picture at a path inside the content folder, given all pictures there are. */
export async function pictureAdvice(
  root: string,
  path: string,
  pictures: readonly string[],
): Promise<Advice[]> {
  if (!pictures.includes(path)) return [missing(path, pictures)];
  const { size } = await stat(join(root, path));
  if (size > mostBytes) return [tooHeavy(size)];
  const bytes = await readFile(join(root, path));
  const ending = posix.extname(path).slice(1);
  return ending === 'svg' ? svgAdvice(bytes) : rasterAdvice(bytes, ending);
}

/** What is wrong with a sound picture as a portrait of a person: it lies on its side or is too small. Drawings have no size. */
export async function portraitAdvice(root: string, path: string): Promise<Advice[]> {
  // Turned as its EXIF says, which is how browsers and the build show it.
  const { autoOrient } = await sharp(join(root, path)).metadata();
  const { width, height } = autoOrient;
  if (height < width) {
    return [
      {
        problem: `the picture is wider than it is high (${width} by ${height})`,
        remedy: 'Cut it upright, head and shoulders: for every 5 wide, 6 high.',
      },
    ];
  }
  const { width: least, height: high } = leastPortrait;
  if (posix.extname(path) === '.svg' || (width >= least && height >= high)) return [];
  return [
    {
      problem: `the portrait is ${width} by ${height} pixels; it needs at least ${least} by ${high}`,
      remedy: 'Export it again from a larger original; do not blow this one up.',
    },
  ];
}

function missing(path: string, pictures: readonly string[]): Advice {
  const beside = pictures.filter((one) => posix.dirname(one) === posix.dirname(path));
  const names = beside.map((one) => `./${posix.basename(one)}`);
  const advice = 'Put the picture beside this file, or correct the name; capitals count.';
  return {
    problem: 'there is no such picture beside this file',
    remedy: withGuess(`./${posix.basename(path)}`, names, advice),
  };
}

function tooHeavy(size: number): Advice {
  return {
    problem: `the picture has ${(size / 1_000_000).toFixed(1)} MB; at most 2 MB are allowed`,
    remedy: 'Export it as JPEG, 2000 pixels wide, quality 80.',
  };
}
