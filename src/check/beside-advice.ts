import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { peaksEnding, posterEnding } from '#features/stories/recordings/recording-files.ts';
import type { Advice } from './entry.ts';
import { peaksAdvice } from './peaks-advice.ts';
import { rasterAdvice } from './raster-advice.ts';
import { tooHeavy } from './recording-words.ts';

const mostPosterBytes = 100_000;

/** What is wrong with the peaks or the still picture beside a recording, given its main file if that is there. */
export async function besideAdvice(file: string, main: string | undefined): Promise<Advice[]> {
  if (extname(file) === `.${peaksEnding}`) {
    return main ? peaksAdvice(await readFile(file, 'utf8'), await readFile(main)) : [];
  }
  const { size } = await stat(file);
  if (size > mostPosterBytes) return [tooHeavy(size, mostPosterBytes)];
  return rasterAdvice(await readFile(file), posterEnding);
}
