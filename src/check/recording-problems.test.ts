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
  audioCase,
  file,
  heard,
  m4a,
  mp4,
  seen,
  spoken,
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
  ['an audio story', heard],
  ['a video story', all(seen, put(file('jpg'), still))],
  ['a story whose recording is still to come', spoken],
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
    audioCase('a file of another kind', put(file('mp4'), mp4), file('mp4'), /"audio"/),
    audioCase('a file of no kind', put(file('mp3'), 'x'), file('mp3'), /\.m4a/),
    audioCase('no main file', remove(file('m4a')), file('m4a'), /main file/),
    audioCase('no captions', remove(file('vtt')), file('vtt'), /captions/),
    audioCase(
      'a story that does not announce it',
      all(drop(story, ['recording']), remove(file('opus'), file('vtt'))),
      file('m4a'),
      /"recording:"/,
    ),
    [
      'turns that are not in the transcript',
      all(heard, set(story, ['recording', 'to'], 3)),
      story,
      'recording.to',
      /turns 1 to 2/,
    ],
  ]);
});

describe('peaks of a waveform that are not its own stop the build', () => {
  const peaks = JSON.stringify({ of: '0'.repeat(64), peaks: Array(146).fill(0.5) });
  testProblems([
    audioCase('peaks of another recording', put(file('json'), peaks), file('json'), /another/),
    audioCase('peaks that cannot be read', put(file('json'), '{'), file('json'), /no peaks/),
  ]);
});

const words = (name: string, from: string, to: string, says: RegExp): ProblemCase =>
  audioCase(
    name,
    edit(file('vtt'), (text) => text.replace(from, to)),
    file('vtt'),
    says,
  );

describe('captions that do not fit stop the build', () => {
  testProblems([
    words('a file of another format', 'WEBVTT', '1', /WEBVTT/),
    words('a time that cannot be read', '00:00.500', '00:00,500', /00:12\.500/),
    words('an end before its start', '00:03.000\n', '00:00.200\n', /before it begins/),
    words('a caption out of order', '00:03.000 -->', '00:00.100 -->', /above it/),
    words('a caption after the end', '00:06.000', '01:06.000', /10\.0 s/),
    words('a word that is another', 'raining', 'snowing', /turn 1.*Ana Reyes/),
    words('another speaker', 'v Bo Lind', 'v Ana Reyes', /turn 2.*Bo Lind/),
    words(
      'words that nobody wrote down',
      'know.',
      'know.\n\n00:07.000 --> 00:08.000\nOh.',
      /"recording\.to"/,
    ),
    audioCase(
      'a recording that goes on',
      all(put(file('m4a'), mp4Bytes({ seconds: 40, comment: sampleLabel })), remove(file('opus'))),
      file('vtt'),
      /34 s after/,
    ),
  ]);
});

describe('media that not everyone can play stop the build', () => {
  const real = set(story, ['recording', 'synthetic'], false);
  testProblems([
    audioCase(
      'a sample over 1 MB',
      put(file('m4a'), Buffer.concat([m4a, Buffer.alloc(1_000_000)])),
      file('m4a'),
      /1\.0 MB/,
    ),
    audioCase('a text named .m4a', put(file('m4a'), 'not a sound'), file('m4a'), /damaged/),
    audioCase('a video named .m4a', put(file('m4a'), mp4), file('m4a'), /change the name/),
    audioCase('WebM named .opus', put(file('opus'), webmBytes()), file('opus'), /\.opus/),
    audioCase(
      'another recording beside it',
      put(file('opus'), opusBytes({ seconds: 9, comment: sampleLabel })),
      file('opus'),
      /9\.0 s/,
    ),
    audioCase(
      'a sample that does not say so',
      put(file('m4a'), mp4Bytes()),
      file('m4a'),
      /synthetic/,
    ),
    audioCase(
      'a sample in place of the people',
      all(real, put(file('opus'), opusBytes())),
      file('m4a'),
      /still the sample/,
    ),
    videoCase(
      'a video over 3 MB',
      put(file('webm'), Buffer.alloc(3_000_001)),
      file('webm'),
      /at most 3\.0 MB/,
    ),
    videoCase(
      'a codec of one maker',
      put(file('mp4'), mp4Bytes({ comment: sampleLabel, picture: 'hvc1' })),
      file('mp4'),
      /H\.264/,
    ),
    videoCase(
      'a video that starts late',
      put(file('mp4'), mp4Bytes({ comment: sampleLabel, picture: 'avc1', startsFast: false })),
      file('mp4'),
      /fast start/,
    ),
    videoCase(
      'a video that tells where it was made',
      put(file('mp4'), mp4Bytes({ comment: `${sampleLabel}©xyz`, picture: 'avc1' })),
      file('mp4'),
      /without location/,
    ),
    videoCase('a still picture that is none', put(file('jpg'), 'x'), file('jpg'), /not a picture/),
  ]);
});
