import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type PeaksFile, peakCount } from '#features/stories/recordings/recording-files.ts';
import { run } from './run.ts';
import { levelOf, rate, soundOf } from './sound.ts';

/** A recording's loudness in as many stretches as the waveform has bars; the loudest is 1. */
export function peaksOf(sound: Int16Array): number[] {
  const levels = Array.from({ length: peakCount }, (_, index) =>
    levelOf(
      sound.subarray(
        Math.floor((index * sound.length) / peakCount),
        Math.floor(((index + 1) * sound.length) / peakCount),
      ),
    ),
  );
  const loudest = Math.max(...levels) || 1;
  return levels.map((level) => Math.round((level / loudest) * 100) / 100);
}

/** Measures a media file and writes its peaks beside it. */
export async function writePeaks(media: string, file: string, tools?: string[]): Promise<void> {
  const raw = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-'];
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', media, '-vn', ...raw]);
  const of = createHash('sha256')
    .update(await readFile(media))
    .digest('hex');
  const peaks: PeaksFile = { of, peaks: peaksOf(soundOf(stdout)), ...(tools && { tools }) };
  await writeFile(file, `${JSON.stringify(peaks)}\n`);
}
