import { describe, expect, test } from 'vitest';
import { parseCaptions } from './captions.ts';

test.each([
  [0, '00:00.000'],
  [1.2, '00:01.200'],
  [60, '01:00.000'],
  [83.5, '01:23.500'],
  [3661.001, '01:01:01.001'],
])('%f seconds are read from %s', (seconds, written) => {
  const [cue] = parseCaptions(`WEBVTT\n\n${written} --> ${written}\nYes.`).cues;
  expect(cue?.start).toBeCloseTo(seconds, 3);
  expect(cue?.end).toBe(cue?.start);
});

test('captions are read with their sounds, speakers and escaped characters, on one line each', () => {
  const file = [
    'WEBVTT',
    '',
    'NOTE A sample.',
    '',
    '00:00.500 --> 00:02.000',
    '[Rain &amp; wind]',
    '',
    '00:02.000 --> 00:04.250',
    '<v Dr. Ana Reyes>Is 2 &lt; 3?',
    'I think so.',
  ].join('\n');
  expect(parseCaptions(file)).toEqual({
    cues: [
      { start: 0.5, end: 2, text: '[Rain & wind]', line: 5 },
      { start: 2, end: 4.25, speaker: 'Dr. Ana Reyes', text: 'Is 2 < 3? I think so.', line: 8 },
    ],
    unread: [],
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

/** The cases of W3C's public test files (web-platform-tests, webvtt/parsing), in our own words. */
describe('captions are read as browsers read them', () => {
  const timings = '00:00.000 --> 00:01.000';
  test.each<[string, string, string[], number[]?]>([
    ['a byte-order mark', `\uFEFFWEBVTT\n\n${timings}\nYes.`, ['Yes.']],
    ['the line ends of Windows', `WEBVTT\r\n\r\n${timings}\r\nYes.\r\n`, ['Yes.']],
    ['those of an old Mac', `WEBVTT\r\r${timings}\rYes.\r`, ['Yes.']],
    [
      'all of them in one file',
      `WEBVTT\n\na\r${timings}\rOne\r\r\nb\r\n${timings}\r\nTwo`,
      ['One', 'Two'],
    ],
    ['a NUL', `WEBVTT\n\n${timings}\nYes\0.`, ['Yes\uFFFD.']],
    ['words after WEBVTT', `WEBVTT the film\n\n${timings}\nYes.`, ['Yes.']],
    ['a tab after WEBVTT', `WEBVTT\tthe film\n\n${timings}\nYes.`, ['Yes.']],
    ['WEBVTT alone', 'WEBVTT', []],
    ['facts below WEBVTT', `WEBVTT\nKind: captions\nLanguage: en\n\n${timings}\nYes.`, ['Yes.']],
    ['no empty line below WEBVTT', `WEBVTT\n${timings}\nYes.`, ['Yes.']],
    [
      'many empty lines',
      `WEBVTT\n\n\n\n${timings}\nYes.\n\n\n\n${timings}\nNo.\n\n`,
      ['Yes.', 'No.'],
    ],
    ['no empty line between two', `WEBVTT\n\n${timings}\nYes.\n${timings}\nNo.`, ['Yes.', 'No.']],
    [
      'a name over the times',
      `WEBVTT\n\n first \n${timings}\nYes.\n\n->\n${timings}\nNo.`,
      ['Yes.', 'No.'],
    ],
    ['notes', `WEBVTT\n\nNOTE\n\nNOTE of two\nlines\n\n${timings}\nYes.`, ['Yes.']],
    ['times in a note, which is none then', `WEBVTT\n\nNOTE\n${timings}\nYes.`, ['Yes.']],
    [
      'styles and regions',
      `WEBVTT\n\nSTYLE\n::cue {}\n\nREGION\nid:a\n\n${timings}\nYes.`,
      ['Yes.'],
    ],
    ['settings', `WEBVTT\n\n${timings} line:0 align:left region:a\nYes.`, ['Yes.']],
    ['a setting close to the time', `WEBVTT\n\n${timings}line:0\nYes.`, ['Yes.']],
    ['no space around the arrow', 'WEBVTT\n\n00:00.000-->00:01.000\nYes.', ['Yes.']],
    ['spaces, tabs, form feeds', 'WEBVTT\n\n\t 00:00.000\f --> \t00:01.000 \n Yes.', ['Yes.']],
    ['no words', `WEBVTT\n\n${timings}`, ['']],
    ['hours of one digit', 'WEBVTT\n\n1:00:00.000 --> 1:00:01.000\nYes.', ['Yes.'], [3600, 3601]],
    [
      'hours of many',
      'WEBVTT\n\n100:00:00.000 --> 00100:00:01.000\nYes.',
      ['Yes.'],
      [360000, 360001],
    ],
    [
      'hours at the end alone',
      'WEBVTT\n\n59:59.999 --> 01:00:00.000\nYes.',
      ['Yes.'],
      [3599.999, 3600],
    ],
    ['an end before the start', 'WEBVTT\n\n00:02.000 --> 00:01.000\nYes.', ['Yes.'], [2, 1]],
    [
      'arrows that are no times',
      `WEBVTT\n\n-->\n${timings}\nYes.\nx-->\n${timings}\nNo.`,
      ['Yes.', 'No.'],
    ],
  ])('%s', (_, file, texts, times) => {
    const { cues } = parseCaptions(file);
    expect(cues.map(({ text }) => text)).toEqual(texts);
    if (times) expect(cues.flatMap(({ start, end }) => [start, end])).toEqual(times);
  });

  test.each([
    ['<i>Yes</i>, <b.loud>sir</b>.', 'Yes, sir.'],
    ['a<00:00:01.000>b', 'ab'],
    ['<ruby>base<rt>over</rt></ruby>', 'baseover'],
    ['<lang es>Sí</lang>', 'Sí'],
    ['<c></\nc>x', 'x'],
    ['not closed <i', 'not closed'],
    ['<', ''],
    ['2 &lt; 3 &amp; 4 &gt; 3', '2 < 3 & 4 > 3'],
    ['&copy; &eacute; &#233; &#xE9; &hellip;', '© é é é …'],
    ['&amp without end', '& without end'],
    ['AT&T &no; &;', 'AT&T &no; &;'],
    ['a&nbsp;b', 'a b'],
    ['&am<i>p;</i>', '&amp;'],
    ['a > b', 'a > b'],
  ])('the words %j are %j', (written, text) => {
    expect(parseCaptions(`WEBVTT\n\n${timings}\n${written}`).cues[0]?.text).toBe(text);
  });

  test.each([
    ['<v Bo>Yes.', 'Bo'],
    ['<v.loud.first Bo Lind>Yes.</v>', 'Bo Lind'],
    ['<v  Bo\tLind >Yes.', 'Bo Lind'],
    ['<v A&amp;B>Yes.', 'A&B'],
    ['<v>Yes.', undefined],
    ['<video x>Yes.', undefined],
  ])('the voice in %j is %s', (written, speaker) => {
    expect(parseCaptions(`WEBVTT\n\n${timings}\n${written}`).cues[0]?.speaker).toBe(speaker);
  });
});

describe('what no browser shows is told, each with its line', () => {
  test.each<[string, (number | 'header')[]]>([
    ['', ['header']],
    ['WEBVTT2\n', ['header']],
    [' WEBVTT\n', ['header']],
    ['WEBVT', ['header']],
    ['1\n00:00:01,000 --> 00:00:02,000\nSubRip', ['header']],
    ['WEBVTT\n\n00:01.000 -> 00:02.000\nYes.', [3]],
    ['WEBVTT\n\nfirst\n00:01,000 --> 00:02.000\nYes.', [4]],
    ['WEBVTT\n\nwords without a time', [3]],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n\nwords after an empty line', [5]],
    ['WEBVTT\n\n00:61.000 --> 00:62.000\nA\n\n0:01.000 --> 0:02.000\nB', [3, 6]],
    ['WEBVTT\n\n00:01.00 --> 00:02.00\nA\n\n00:01.0000 --> 00:02.000\nB', [3, 6]],
    ['WEBVTT\n\n00:01.000 --> soon\nA\n\n00:01.000 --> 00:02.000\nB', [3]],
    ['WEBVTT\n\nNOTE words\n\nSTYLE\n::cue {}\n', []],
  ])('%j', (file, found) => {
    const { unread } = parseCaptions(file);
    expect(unread.map(({ reason, line }) => (reason === 'header' ? reason : line))).toEqual(found);
  });
});
