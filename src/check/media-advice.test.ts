import { describe } from 'vitest';
import { sampleLabel } from '#features/stories/recordings/recording-files.ts';
import {
  mp4Bytes,
  opusBytes,
  webmBytes,
} from '#features/stories/recordings/testing/media-bytes.ts';
import { all, put, set } from './testing/change.ts';
import { audioSlip, file, m4a, mp4, story, videoSlip } from './testing/recorded.ts';
import { stopsAt } from './testing/stops-at.ts';

describe('media that not everyone can play stop the build', () => {
  const real = set(story, ['recording', 'synthetic'], false);
  stopsAt([
    audioSlip(
      'a sample over 1 MB',
      put(file('m4a'), Buffer.concat([m4a, Buffer.alloc(1_000_000)])),
      file('m4a'),
      /1\.0 MB/,
    ),
    audioSlip('a text named .m4a', put(file('m4a'), 'not a sound'), file('m4a'), /damaged/),
    audioSlip('a video named .m4a', put(file('m4a'), mp4), file('m4a'), /change the name/),
    audioSlip('WebM named .opus', put(file('opus'), webmBytes()), file('opus'), /\.opus/),
    audioSlip(
      'another recording beside it',
      put(file('opus'), opusBytes({ seconds: 9, comment: sampleLabel })),
      file('opus'),
      /9\.0 s/,
    ),
    audioSlip(
      'a sample that does not say so',
      put(file('m4a'), mp4Bytes()),
      file('m4a'),
      /synthetic/,
    ),
    audioSlip(
      'a sample in place of the people',
      all(real, put(file('opus'), opusBytes())),
      file('m4a'),
      /still the sample/,
    ),
    videoSlip(
      'a video over 3 MB',
      put(file('webm'), Buffer.alloc(3_000_001)),
      file('webm'),
      /at most 3\.0 MB/,
    ),
    videoSlip(
      'a codec of one maker',
      put(file('mp4'), mp4Bytes({ comment: sampleLabel, picture: 'hvc1' })),
      file('mp4'),
      /H\.264/,
    ),
    videoSlip(
      'a video that starts late',
      put(file('mp4'), mp4Bytes({ comment: sampleLabel, picture: 'avc1', startsFast: false })),
      file('mp4'),
      /fast start/,
    ),
    videoSlip(
      'a video that tells where it was made',
      put(file('mp4'), mp4Bytes({ comment: `${sampleLabel}©xyz`, picture: 'avc1' })),
      file('mp4'),
      /without location/,
    ),
    videoSlip('a still picture that is none', put(file('jpg'), 'x'), file('jpg'), /not a picture/),
  ]);
});
