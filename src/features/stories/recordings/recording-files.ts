import { z } from 'zod';
import { peakCount } from './recording-limits.ts';

/** The folder of the recordings inside the content folder. Each file is named after its story. */
export const recordingsFolder = 'recordings';

export type RecordingKind = 'audio' | 'video';
export type MediaEnding = keyof typeof mediaTypes;

/** The media type of each ending that a recording may have (RFC 4337, RFC 7845, RFC 9559). */
export const mediaTypes = {
  opus: 'audio/ogg',
  m4a: 'audio/mp4',
  webm: 'video/webm',
  mp4: 'video/mp4',
} as const;

/**
 * Endings of the media files, in the order in which browsers try them. The last file always exists,
 * because every browser plays it.
 */
export const mediaEndings = {
  audio: ['opus', 'm4a'],
  video: ['webm', 'mp4'],
} as const satisfies Record<RecordingKind, readonly MediaEnding[]>;

/**
 * Endings of the files beside the media: captions, the peaks of the waveform, and a video's still
 * picture.
 */
export const captionsEnding = 'vtt';
export const peaksEnding = 'json';
export const posterEnding = 'jpg';

/** Returns every ending that files of a kind of recording may have, without the dot. */
export function endingsOf(kind: RecordingKind): string[] {
  const endings = [...mediaEndings[kind], captionsEnding, peaksEnding];
  return kind === 'video' ? [...endings, posterEnding] : endings;
}

/** Returns the ending of the file without which a recording is not published. */
export function neededEnding(kind: RecordingKind): MediaEnding {
  return kind === 'audio' ? 'm4a' : 'mp4';
}

/** The comment inside the files of every sample. */
export const sampleLabel =
  'Synthetic sample recording, made with a speech synthesizer for Climate Health Voices. The people are fictional.';

/**
 * The loudness of a recording, in a file beside it; `example/recordings/README.md` says how it is
 * measured.
 */
export const peaksSchema = z.strictObject({
  /** SHA-256 of the measured file, to detect the peaks of an earlier recording. */
  of: z.string().regex(/^[0-9a-f]{64}$/),
  /** Loudness of each part of the recording, from 0 to 1. */
  peaks: z.array(z.number().min(0).max(1)).length(peakCount),
  /** Programs that made a sample. */
  tools: z.array(z.string()).optional(),
});
