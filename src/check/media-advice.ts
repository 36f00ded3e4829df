import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { mediaLength, readMp4 } from '#features/stories/recordings/media-length.ts';
import {
  type MediaEnding,
  mediaTypes,
  peaksEnding,
  peaksSchema,
  posterEnding,
  sampleLabel,
} from '#features/stories/recordings/recording-files.ts';
import { type Advice, parsedJson } from './entry.ts';
import { rasterAdvice } from './raster-advice.ts';

/** Most bytes of a sample, which is short, and of a real recording. */
const most = {
  sample: { audio: 1_000_000, video: 3_000_000 },
  real: { audio: 12_000_000, video: 60_000_000 },
};

/** What a media file is: its length in seconds, if it can be told, and what is wrong with it. */
export interface MediaReading {
  length?: number | undefined;
  advice: Advice[];
}

/** Looks at the bytes of a recording's file. A file that is far too big is not read. */
export async function readMedia(
  file: string,
  ending: MediaEnding,
  isSample: boolean,
): Promise<MediaReading> {
  const { size } = await stat(file);
  const kind = mediaTypes[ending].startsWith('audio') ? 'audio' : 'video';
  const limit = most[isSample ? 'sample' : 'real'][kind];
  if (size > limit) return { advice: [tooHeavy(size, limit)] };
  const bytes = await readFile(file);
  const length = mediaLength(bytes, ending);
  if (length === undefined || !(length > 0)) return { advice: [otherBytes(ending)] };
  return { length, advice: [...mp4Advice(bytes), ...labelAdvice(bytes, isSample)] };
}

function mp4Advice(bytes: Buffer): Advice[] {
  const mp4 = readMp4(bytes);
  if (!mp4) return [];
  return [
    ...(mp4.playsEverywhere ? [] : [otherCodec]),
    ...(mp4.startsFast ? [] : [startsLate]),
    ...(mp4.tellsPlace ? [placeInside] : []),
  ];
}

function labelAdvice(bytes: Buffer, isSample: boolean): Advice[] {
  if (bytes.includes(sampleLabel) === isSample) return [];
  return [isSample ? noLabel : stillSample];
}

const otherCodec: Advice = {
  problem: 'the sound is not AAC or the picture is not H.264, so some browsers cannot play it',
  remedy: 'Export it as MP4 with H.264 and AAC, or as M4A with AAC.',
};

const startsLate: Advice = {
  problem: 'it can begin to play only when all of it is loaded',
  remedy: 'Export it again with "fast start" (also called "web optimized").',
};

const placeInside: Advice = {
  problem: 'the recording tells where it was made (GPS)',
  remedy: 'Export it again without location.',
};

const noLabel: Advice = {
  problem: 'the story says "synthetic: true", but the file does not say so inside',
  remedy:
    'If people are heard, write "synthetic: false"; if a machine speaks, run "npm run media" again.',
};

const stillSample: Advice = {
  problem: 'the story says "synthetic: false", but this file is still the sample',
  remedy: 'Put the real recording in its place, or delete it, or write "synthetic: true".',
};

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

const again = 'Run "npm run media", or delete the file: the player then shows an even line.';

/** What is wrong with a file of peaks, given the recording that it must be measured from. */
function peaksAdvice(text: string, recording: Buffer): Advice[] {
  const { success, data } = peaksSchema.safeParse(parsedJson(text));
  if (!success) return [{ problem: 'these are no peaks of a recording', remedy: again }];
  const of = createHash('sha256').update(recording).digest('hex');
  if (data.of === of) return [];
  return [{ problem: 'the peaks were measured from another recording', remedy: again }];
}

/** The file takes too long on a telephone. */
export function tooHeavy(bytes: number, most: number): Advice {
  return {
    problem: `the file has ${megabytes(bytes)} MB; at most ${megabytes(most)} MB are allowed here`,
    remedy: 'Export it with a lower bit rate; the content guide says how.',
  };
}

/** The bytes are not what the name says. */
export function otherBytes(ending: string): Advice {
  return {
    problem: `the file ends in ".${ending}" but is not such a recording, or is damaged`,
    remedy: 'Export it again from the original; to change the name alone does not help.',
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
