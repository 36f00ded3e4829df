import { readMp4 } from './mp4.ts';
import { oggOpusLength } from './ogg-opus.ts';
import type { MediaEnding } from './recording-files.ts';
import { webmLength } from './webm.ts';

/** The bytes of a recording → its length in seconds; undefined if they are not of the type its ending says. */
export function mediaLength(bytes: Buffer, ending: MediaEnding): number | undefined {
  if (ending === 'opus') return oggOpusLength(bytes);
  if (ending === 'webm') return webmLength(bytes);
  const mp4 = readMp4(bytes);
  return mp4?.hasPicture === (ending === 'mp4') ? mp4.length : undefined;
}
