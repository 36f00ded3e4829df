import { describe } from 'vitest';
import { sampleLabel } from '#features/stories/recordings/recording-files.ts';
import { mp4Bytes } from '#features/stories/recordings/testing/media-bytes.ts';
import { all, edit, put, remove } from './testing/change.ts';
import { audioSlip, file } from './testing/recorded.ts';
import { type Slip, stopsAt } from './testing/stops-at.ts';

const words = (name: string, from: string, to: string, says: RegExp): Slip =>
  audioSlip(
    name,
    edit(file('vtt'), (text) => text.replace(from, to)),
    file('vtt'),
    says,
  );

describe('captions that do not fit stop the build', () => {
  stopsAt([
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
    audioSlip(
      'a recording that goes on',
      all(put(file('m4a'), mp4Bytes({ seconds: 40, comment: sampleLabel })), remove(file('opus'))),
      file('vtt'),
      /34 s after/,
    ),
  ]);
});
