import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PeaksFile, peakCount } from '#features/stories/recordings/recording-files.ts';
import { run } from './encode.ts';

/** All sound here is one channel of 16-bit samples at this rate. */
export const rate = 48_000;

/** Loudness that every sentence is brought to before they are joined, from 0 to 1. */
const spokenLevel = 0.08;

/** So many seconds of nothing. */
export function silence(seconds: number): Int16Array {
  return new Int16Array(Math.round(seconds * rate));
}

/** Length in seconds. */
export function secondsOf(sound: Int16Array): number {
  return sound.length / rate;
}

/** How loud a stretch is: the root mean square of its samples, from 0 to 1. */
export function levelOf(sound: Int16Array): number {
  const sum = sound.reduce((total, sample) => total + sample * sample, 0);
  return sound.length === 0 ? 0 : Math.sqrt(sum / sound.length) / 32_768;
}

/** The same words at the level of all others; silence stays silence. */
export function leveled(sound: Int16Array): Int16Array {
  const gain = spokenLevel / (levelOf(sound) || spokenLevel);
  return sound.map((sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * gain))));
}

/** Stretches one after the other. */
export function joinedSound(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Raw bytes as programs hand them over → samples. */
export function soundOf(bytes: Buffer): Int16Array {
  const count = Math.floor(bytes.length / 2);
  return Int16Array.from({ length: count }, (_, index) => bytes.readInt16LE(index * 2));
}

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
