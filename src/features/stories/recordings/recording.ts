import type { PictureView } from '#ui/portrait/picture-view.ts';
import type { RecordingKind } from './recording-files.ts';
import type { TimedTurn } from './transcript.ts';

/** One file of a recording, as `<source>` and feeds name it. */
export interface RecordingSource {
  src: string;
  type: string;
  bytes: number;
}

/** A stretch of a turn that is read at once; times in seconds. */
export interface RecordingLine {
  start: number;
  end: number;
  text: string;
}

/** A turn of the transcript that is heard, and when. */
export interface RecordingTurn {
  /** Place in the whole transcript, from 1. */
  number: number;
  speaker: string;
  text: string;
  start: number;
  end: number;
  lines: readonly RecordingLine[];
}

/** A recording as pages and feeds see it. */
export interface RecordingView {
  kind: RecordingKind;
  /** Length in seconds. */
  duration: number;
  /** The file to try first in front; the last plays everywhere. */
  sources: readonly [RecordingSource, ...RecordingSource[]];
  /** Address of the WebVTT captions. */
  captions: string;
  captionsBytes: number;
  /** A video's still picture. */
  poster: PictureView | undefined;
  /** Loudness from 0 to 1, one number a bar; empty where nobody measured it. */
  peaks: readonly number[];
  /** Whether a speech synthesizer speaks and not the people. The page says so. */
  isSynthetic: boolean;
  turns: readonly RecordingTurn[];
  /** Whether the transcript goes beyond what is heard. */
  isExcerpt: boolean;
}

/** Turns laid beside their captions → what the page shows. A turn without captions is left out. */
export function recordingTurns(turns: readonly TimedTurn[]): RecordingTurn[] {
  return turns.flatMap(({ cues, ...turn }) => {
    const [first] = cues;
    const last = cues.at(-1);
    if (!first || !last) return [];
    const lines = cues.map(({ start, end, text }) => ({ start, end, text }));
    return { ...turn, start: first.start, end: last.end, lines };
  });
}
