import { describe, expect, test } from 'vitest';
import { parseCaptions, parseTime, timeOf, writeCaptions } from './captions.ts';

test.each([
  [0, '00:00.000'],
  [1.2004, '00:01.200'],
  [59.9996, '01:00.000'],
  [83.5, '01:23.500'],
  [3661.001, '01:01:01.001'],
])('%f seconds are written %s and read again', (seconds, written) => {
  expect(timeOf(seconds)).toBe(written);
  expect(parseTime(written)).toBeCloseTo(seconds, 2);
});

test('settings after a time are passed over', () => {
  expect(parseTime(' 00:12.500 line:0 position:20%')).toBe(12.5);
});

describe('what is no time is told', () => {
  test.each(['', '12', '00:61.000', '1:00.000', '00:00,500', '00:00.5', 'soon'])('%j', (words) => {
    expect(parseTime(words)).toBeUndefined();
  });
});

const cues = [
  { start: 0.5, end: 2, text: '[Rain & wind]' },
  { start: 2, end: 4.25, speaker: 'Dr. Ana Reyes', text: 'Is 2 < 3?\nI think so.' },
];

test('captions that were written are read again', () => {
  const file = writeCaptions(cues, 'A sample.');
  expect(file).toMatch(/^WEBVTT\n\nNOTE A sample\.\n\n00:00\.500 --> 00:02\.000\n/);
  expect(parseCaptions(file)).toEqual({
    cues: [
      { start: 0.5, end: 2, text: '[Rain & wind]', line: 5 },
      { start: 2, end: 4.25, speaker: 'Dr. Ana Reyes', text: 'Is 2 < 3? I think so.', line: 8 },
    ],
  });
});

test('a file from another program is read: numbers, settings, styles, line ends of Windows', () => {
  const file = [
    'WEBVTT - Two fans',
    'Kind: captions',
    '',
    'STYLE',
    '::cue { color: red }',
    '',
    '1',
    '00:00:01.000 --> 00:00:02.000 align:start',
    '<v.loud Bo><i>Yes.</i></v>',
    '',
  ].join('\r\n');
  expect(parseCaptions(file).cues).toEqual([
    { start: 1, end: 2, speaker: 'Bo', text: 'Yes.', line: 8 },
  ]);
});

describe('the first problem is named with its line', () => {
  test.each([
    ['', 1],
    ['1\n00:00:01,000 --> 00:00:02,000\nSubRip', 1],
    ['WEBVTT\n\n00:01.000 -> 00:02.000\nYes.', 3],
    ['WEBVTT\n\nfirst\n00:01,000 --> 00:02.000\nYes.', 4],
    ['WEBVTT\n\nwords without a time', 3],
  ])('%j', (file, line) => {
    expect(parseCaptions(file).problem?.line).toBe(line);
  });
});
