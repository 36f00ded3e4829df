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

/** The path of a file of the sample story’s recording. */
export const recordingFile = (ending: string) => `recordings/sample.${ending}`;

const captions = `WEBVTT

00:00.500 --> 00:03.000
<v Ana Reyes>It’s raining.

00:03.000 --> 00:06.000
<v Bo Lind>I know.
`;

/** Gives the sample story two turns and a recording of which there is no file yet. */
export const announceRecording = all(
  edit(story, (text) =>
    text.replace(
      '**Ana Reyes:** Some words.',
      '**Ana Reyes:** It’s raining.\n\n**Bo Lind:** I know.',
    ),
  ),
  set(story, ['recording'], { synthetic: true }),
);

/** Gives the sample story an audio recording, with sound files of ten seconds. */
export const recordAudio = all(
  announceRecording,
  setKind('audio'),
  put(recordingFile('m4a'), m4a),
  put(recordingFile('opus'), opusBytes({ comment: sampleLabel })),
  put(recordingFile('vtt'), captions),
);
/** Gives the sample story a video recording, with sound files of ten seconds. */
export const recordVideo = all(
  announceRecording,
  setKind('video'),
  put(recordingFile('mp4'), mp4),
  put(recordingFile('webm'), webmBytes({ comment: sampleLabel })),
  put(recordingFile('vtt'), captions),
);

/** The case of a change that causes one problem in the file of the audio story at `path`. */
export function audioCase(name: string, change: Change, path: string, says: RegExp): ProblemCase {
  return [name, all(recordAudio, change), path, '', says];
}

/** The same in the files of the video story. */
export function videoCase(name: string, change: Change, path: string, says: RegExp): ProblemCase {
  return [name, all(recordVideo, change), path, '', says];
}

function setKind(kind: string): Change {
  return (tree) =>
    put(story, String(tree.get(story)).replace(/^kind: .*$/m, `kind: ${kind}`))(tree);
}
