import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';
import { rate } from './sound.ts';

/** Loudness of speech on the web in LUFS, and the highest sample, from 0 to 1 (EBU R 128, s2). */
const loudness = -16;
const highest = 0.84;

/** Writes a sound as a WAVE file of the loudness that recordings have; gives the file back. */
export async function master(sound: Int16Array, folder: string): Promise<string> {
  const raw = join(folder, 'joined.s16');
  const wave = join(folder, 'mastered.wav');
  await writeFile(raw, Buffer.from(sound.buffer, sound.byteOffset, sound.byteLength));
  const input = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', raw];
  const gain = loudness - (await loudnessOf(input));
  const filter = `volume=${gain.toFixed(2)}dB,alimiter=limit=${highest}:level=false`;
  await run('ffmpeg', ['-v', 'error', '-y', ...input, '-af', filter, '-fflags', '+bitexact', wave]);
  return wave;
}

async function loudnessOf(input: readonly string[]): Promise<number> {
  const filter = ['-af', 'ebur128=framelog=verbose', '-f', 'null', '-'];
  const { stderr } = await run('ffmpeg', ['-hide_banner', ...input, ...filter]);
  const found = /I:\s+(-?[\d.]+) LUFS\s+Threshold/.exec(stderr)?.[1];
  if (found === undefined) throw new Error(`ffmpeg told no loudness:\n${stderr}`);
  return Number(found);
}
