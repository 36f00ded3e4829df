import { sampleLabel } from '#features/stories/recordings/recording-files.ts';
import {
  mp4Bytes,
  opusBytes,
  webmBytes,
} from '#features/stories/recordings/testing/media-bytes.ts';
import { all, type Change, edit, put, set } from './change.ts';
import type { ProblemCase } from './problem-cases.ts';

export const story = 'stories/sample.md';
export const m4a = mp4Bytes({ comment: sampleLabel });
export const mp4 = mp4Bytes({ comment: sampleLabel, picture: 'avc1' });

/** Returns the path of a file of the sample story’s recording, by its ending. */
export const recordingFile = (ending: string) => `recordings/sample.${ending}`;

const captions = `WEBVTT

00:00.500 --> 00:03.000
<v Ana Reyes>It’s raining.

00:03.000 --> 00:06.000
<v Bo Lind>I know.
`;

/** Gives the sample story two turns and a `recording` field, but no file of it yet. */
export const announceRecording = all(
  edit(story, (text) =>
    text.replace(
      '**Ana Reyes:** Some words.',
      '**Ana Reyes:** It’s raining.\n\n**Bo Lind:** I know.',
    ),
  ),
  set(story, ['recording'], { synthetic: true }),
);

/** Gives the sample story an audio recording: two sound files of ten seconds and captions. */
export const recordAudio = all(
  announceRecording,
  setKind('audio'),
  put(recordingFile('m4a'), m4a),
  put(recordingFile('opus'), opusBytes({ comment: sampleLabel })),
  put(recordingFile('vtt'), captions),
);

/** Gives the sample story a video recording: two video files of ten seconds and captions. */
export const recordVideo = all(
  announceRecording,
  setKind('video'),
  put(recordingFile('mp4'), mp4),
  put(recordingFile('webm'), webmBytes({ comment: sampleLabel })),
  put(recordingFile('vtt'), captions),
);

/**
 * Returns the case of a change to the audio story that causes one problem in the file at `path`.
 * The problem is of no field, so its field is ''.
 */
export function audioCase(name: string, change: Change, path: string, says: RegExp): ProblemCase {
  return [name, all(recordAudio, change), path, '', says];
}

/** Returns the case of a change to the video story, as `audioCase` does for the audio story. */
export function videoCase(name: string, change: Change, path: string, says: RegExp): ProblemCase {
  return [name, all(recordVideo, change), path, '', says];
}

function setKind(kind: string): Change {
  return (tree) =>
    put(story, String(tree.get(story)).replace(/^kind: .*$/m, `kind: ${kind}`))(tree);
}
