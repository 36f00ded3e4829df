import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sampleLabel } from '#features/stories/recordings/recording-files.ts';
import {
  mp4Bytes,
  opusBytes,
  webmBytes,
} from '#features/stories/recordings/testing/media-bytes.ts';
import { all, drop, edit, put, remove, set } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { type ProblemCase, testProblems } from './testing/problem-cases.ts';
import {
  announceRecording,
  audioCase,
  m4a,
  mp4,
  recordAudio,
  recordingFile,
  recordVideo,
  story,
  videoCase,
} from './testing/recorded.ts';
import { soundTree } from './testing/sound-tree.ts';

const still = await sharp({
  create: { width: 1280, height: 720, channels: 3, background: '#468' },
})
  .jpeg()
  .toBuffer();

test.each([
  ['an audio story', recordAudio],
  ['a video story', all(recordVideo, put(recordingFile('jpg'), still))],
  ['a story whose recording is still to come', announceRecording],
  ['a README beside the recordings', put('recordings/README.md', '# How they were made\n')],
])('%s without a change has no problem', async (_, change) => {
  const tree = soundTree();
  change(tree);
  expect(await checkTree(tree)).toEqual([]);
});

describe('a recording that does not belong to its story stops the build', () => {
  testProblems([
    audioCase(
      'a file without a story',
      put('recordings/gone.m4a', m4a),
      'recordings/gone.m4a',
      /story/,
    ),
    audioCase(
      'a file of another kind',
      put(recordingFile('mp4'), mp4),
      recordingFile('mp4'),
      /"audio"/,
    ),
    audioCase('a file of no kind', put(recordingFile('mp3'), 'x'), recordingFile('mp3'), /\.m4a/),
    audioCase('no main file', remove(recordingFile('m4a')), recordingFile('m4a'), /main file/),
    audioCase('no captions', remove(recordingFile('vtt')), recordingFile('vtt'), /captions/),
    audioCase(
      'a story that does not announce it',
      all(drop(story, ['recording']), remove(recordingFile('opus'), recordingFile('vtt'))),
      recordingFile('m4a'),
      /"recording:"/,
    ),
    [
      'turns that are not in the transcript',
      all(recordAudio, set(story, ['recording', 'to'], 3)),
      story,
      'recording.to',
      /turns 1 to 2/,
    ],
  ]);
});

describe('peaks of a waveform that are not its own stop the build', () => {
  const peaks = JSON.stringify({ of: '0'.repeat(64), peaks: Array(146).fill(0.5) });
  testProblems([
    audioCase(
      'peaks of another recording',
      put(recordingFile('json'), peaks),
      recordingFile('json'),
      /another/,
    ),
    audioCase(
      'peaks that cannot be read',
      put(recordingFile('json'), '{'),
      recordingFile('json'),
      /no peaks/,
    ),
  ]);
});

/** The case of other words in the captions of the audio story. */
const captionCase = (name: string, from: string, to: string, says: RegExp): ProblemCase =>
  audioCase(
    name,
    edit(recordingFile('vtt'), (text) => text.replace(from, to)),
    recordingFile('vtt'),
    says,
  );

describe('captions that do not fit stop the build', () => {
  testProblems([
    captionCase('a file of another format', 'WEBVTT', '1', /WEBVTT/),
    captionCase('a time that cannot be read', '00:00.500', '00:00,500', /00:12\.500/),
    captionCase('an end before its start', '00:03.000\n', '00:00.200\n', /before it begins/),
    captionCase('a caption out of order', '00:03.000 -->', '00:00.100 -->', /above it/),
    captionCase('a caption after the end', '00:06.000', '01:06.000', /10\.0 s/),
    captionCase('a word that is another', 'raining', 'snowing', /turn 1.*Ana Reyes/),
    captionCase('another speaker', 'v Bo Lind', 'v Ana Reyes', /turn 2.*Bo Lind/),
    captionCase(
      'words that nobody wrote down',
      'know.',
      'know.\n\n00:07.000 --> 00:08.000\nOh.',
      /"recording\.to"/,
    ),
    audioCase(
      'a recording that goes on',
      all(
        put(recordingFile('m4a'), mp4Bytes({ seconds: 40, comment: sampleLabel })),
        remove(recordingFile('opus')),
      ),
      recordingFile('vtt'),
      /34 s after/,
    ),
  ]);
});

describe('media that not everyone can play stop the build', () => {
  const real = set(story, ['recording', 'synthetic'], false);
  testProblems([
    audioCase(
      'a sample over 1 MB',
      put(recordingFile('m4a'), Buffer.concat([m4a, Buffer.alloc(1_000_000)])),
      recordingFile('m4a'),
      /1\.0 MB/,
    ),
    audioCase(
      'a text named .m4a',
      put(recordingFile('m4a'), 'not a sound'),
      recordingFile('m4a'),
      /damaged/,
    ),
    audioCase(
      'a video named .m4a',
      put(recordingFile('m4a'), mp4),
      recordingFile('m4a'),
      /change the name/,
    ),
    audioCase(
      'WebM named .opus',
      put(recordingFile('opus'), webmBytes()),
      recordingFile('opus'),
      /\.opus/,
    ),
    audioCase(
      'another recording beside it',
      put(recordingFile('opus'), opusBytes({ seconds: 9, comment: sampleLabel })),
      recordingFile('opus'),
      /9\.0 s/,
    ),
    audioCase(
      'a sample that does not say so',
      put(recordingFile('m4a'), mp4Bytes()),
      recordingFile('m4a'),
      /synthetic/,
    ),
    audioCase(
      'a sample in place of the people',
      all(real, put(recordingFile('opus'), opusBytes())),
      recordingFile('m4a'),
      /still the sample/,
    ),
    videoCase(
      'a video over 3 MB',
      put(recordingFile('webm'), Buffer.alloc(3_000_001)),
      recordingFile('webm'),
      /at most 3\.0 MB/,
    ),
    videoCase(
      'a codec of one maker',
      put(recordingFile('mp4'), mp4Bytes({ comment: sampleLabel, picture: 'hvc1' })),
      recordingFile('mp4'),
      /H\.264/,
    ),
    videoCase(
      'a video that starts late',
      put(
        recordingFile('mp4'),
        mp4Bytes({ comment: sampleLabel, picture: 'avc1', startsFast: false }),
      ),
      recordingFile('mp4'),
      /fast start/,
    ),
    videoCase(
      'a video that tells where it was made',
      put(recordingFile('mp4'), mp4Bytes({ comment: `${sampleLabel}©xyz`, picture: 'avc1' })),
      recordingFile('mp4'),
      /without location/,
    ),
    videoCase(
      'a still picture that is none',
      put(recordingFile('jpg'), 'x'),
      recordingFile('jpg'),
      /not a picture/,
    ),
  ]);
});
