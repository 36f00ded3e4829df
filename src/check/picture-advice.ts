import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Advice } from './entry.ts';
import { withGuess } from './nearest.ts';
import { rasterAdvice } from './raster-advice.ts';
import { svgAdvice } from './svg-advice.ts';

const mostBytes = 2_000_000;

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
