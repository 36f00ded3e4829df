import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mediaLength, readMp4 } from './media-length.ts';
import type { MediaEnding } from './recording-files.ts';
import { mp4Bytes, opusBytes, webmBytes } from './testing/media-bytes.ts';

const seconds = 83.25;
const files: [MediaEnding, Buffer][] = [
  ['m4a', mp4Bytes({ seconds })],
  ['mp4', mp4Bytes({ seconds, picture: 'avc1' })],
  ['opus', opusBytes({ seconds })],
  ['webm', webmBytes({ seconds })],
];

describe.each(files)('a file of the type .%s', (ending, bytes) => {
  test('tells its length', () => {
    expect(mediaLength(bytes, ending)).toBeCloseTo(seconds, 3);
  });

  test('is none under another name', () => {
    for (const [other] of files)
      if (other !== ending) expect(mediaLength(bytes, other)).toBeUndefined();
  });

  test('that is cut off or changed anywhere never throws and never runs on', () => {
    fc.assert(
      fc.property(
        fc.nat(bytes.length),
        fc.nat(bytes.length - 1),
        fc.nat(255),
        (end, index, value) => {
          const hurt = Buffer.from(bytes);
          hurt[index] = value;
          mediaLength(hurt.subarray(0, end), ending);
          mediaLength(hurt, ending);
        },
      ),
      { numRuns: 500 },
    );
  });
});

test.each([
  [{ picture: 'avc1' }, { hasPicture: true, playsEverywhere: true, startsFast: true }],
  [{ picture: 'hvc1' }, { hasPicture: true, playsEverywhere: false }],
  [{ sound: 'alac' }, { hasPicture: false, playsEverywhere: false }],
  [{ startsFast: false }, { startsFast: false }],
  [{ comment: '©xyz+29.3-94.8/' }, { hasLocation: true }],
  [{ comment: 'a video' }, { hasPicture: false, hasLocation: false }],
] as const)('an MP4 with %j is %j', (options, expected) => {
  expect(readMp4(mp4Bytes(options))).toMatchObject(expected);
});
