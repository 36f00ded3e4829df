import { readFile, stat } from 'node:fs/promises';
import { mediaLength, readMp4 } from '#features/stories/recordings/media-length.ts';
import {
  type MediaEnding,
  mediaTypes,
  sampleLabel,
} from '#features/stories/recordings/recording-files.ts';
import type { Advice } from './entry.ts';
import * as mp4Words from './mp4-words.ts';
import * as words from './recording-words.ts';

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
  if (size > limit) return { advice: [words.tooHeavy(size, limit)] };
  const bytes = await readFile(file);
  const length = mediaLength(bytes, ending);
  if (length === undefined || !(length > 0)) return { advice: [words.otherBytes(ending)] };
  return { length, advice: [...mp4Advice(bytes), ...labelAdvice(bytes, isSample)] };
}

function mp4Advice(bytes: Buffer): Advice[] {
  const mp4 = readMp4(bytes);
  if (!mp4) return [];
  return [
    ...(mp4.playsEverywhere ? [] : [mp4Words.otherCodec]),
    ...(mp4.startsFast ? [] : [mp4Words.startsLate]),
    ...(mp4.tellsPlace ? [mp4Words.placeInside] : []),
  ];
}

function labelAdvice(bytes: Buffer, isSample: boolean): Advice[] {
  if (bytes.includes(sampleLabel) === isSample) return [];
  return [isSample ? mp4Words.noLabel : mp4Words.stillSample];
}
