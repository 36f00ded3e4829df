import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { all, drop, put, remove, set } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { audioSlip, file, heard, m4a, mp4, seen, spoken, story } from './testing/recorded.ts';
import { soundTree } from './testing/sound-tree.ts';
import { stopsAt } from './testing/stops-at.ts';

const still = await sharp({
  create: { width: 1280, height: 720, channels: 3, background: '#468' },
})
  .jpeg()
  .toBuffer();

test.each([
  ['an audio story', heard],
  ['a video story', all(seen, put(file('jpg'), still))],
  ['a story whose recording is still to come', spoken],
])('%s without a slip has no fault', async (_, change) => {
  const tree = soundTree();
  change(tree);
  expect(await checkTree(tree)).toEqual([]);
});

describe('a recording that does not belong to its story stops the build', () => {
  stopsAt([
    audioSlip(
      'a file without a story',
      put('recordings/gone.m4a', m4a),
      'recordings/gone.m4a',
      /story/,
    ),
    audioSlip('a file of another kind', put(file('mp4'), mp4), file('mp4'), /"audio"/),
    audioSlip('a file of no kind', put(file('mp3'), 'x'), file('mp3'), /\.m4a/),
    audioSlip('no main file', remove(file('m4a')), file('m4a'), /main file/),
    audioSlip('no captions', remove(file('vtt')), file('vtt'), /captions/),
    audioSlip(
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
  stopsAt([
    audioSlip('peaks of another recording', put(file('json'), peaks), file('json'), /another/),
    audioSlip('peaks that cannot be read', put(file('json'), '{'), file('json'), /no peaks/),
  ]);
});
