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

/** A file of the sample story’s recording. */
export const file = (ending: string) => `recordings/sample.${ending}`;

const captions = `WEBVTT

00:00.500 --> 00:03.000
<v Ana Reyes>It’s raining.

00:03.000 --> 00:06.000
<v Bo Lind>I know.
`;

/** A story with two turns that says it has a recording, and no file of it yet. */
export const spoken = all(
  edit(story, (text) =>
    text.replace(
      '**Ana Reyes:** Some words.',
      '**Ana Reyes:** It’s raining.\n\n**Bo Lind:** I know.',
    ),
  ),
  set(story, ['recording'], { synthetic: true }),
);

/** The same as audio and as video, each with sound files of ten seconds. */
export const heard = all(
  spoken,
  ofKind('audio'),
  put(file('m4a'), m4a),
  put(file('opus'), opusBytes({ comment: sampleLabel })),
  put(file('vtt'), captions),
);
export const seen = all(
  spoken,
  ofKind('video'),
  put(file('mp4'), mp4),
  put(file('webm'), webmBytes({ comment: sampleLabel })),
  put(file('vtt'), captions),
);

/** A problem in the files of the audio story, or of the video story. */
export function audioCase(name: string, change: Change, at: string, says: RegExp): ProblemCase {
  return [name, all(heard, change), at, '', says];
}
export function videoCase(name: string, change: Change, at: string, says: RegExp): ProblemCase {
  return [name, all(seen, change), at, '', says];
}

function ofKind(kind: string): Change {
  return (tree) =>
    put(story, String(tree.get(story)).replace(/^kind: .*$/m, `kind: ${kind}`))(tree);
}
