import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawConversation, nobody } from '#ui/conversation/conversation.ts';
import { type Cue, parseCaptions } from './captions.ts';
import { conversationOf, sharesOf, turnsOfBars, voicesIn } from './heard.ts';

const words = {
  alternative: 'Bars. {voices}.',
  first: '{name}, {place}, {share}% of the time',
  further: '{name}, {place}, {share}%',
  above: 'above',
  below: 'below',
  lane: 'row {number}',
  alone: 'alone',
  unnamed: 'nobody is named',
  unmeasured: 'not measured',
  none: 'written',
  listen: 'listen',
  watch: 'watch',
  read: 'read',
  sample: 'sample',
  hear: 'hear {name}',
};

/** Captions of one second each, by their voices; `undefined` is a sound. */
const cues = (...speakers: readonly (string | undefined)[]): Cue[] =>
  speakers.map((speaker, second) => ({
    start: second,
    end: second + 1,
    speaker,
    text: 'words',
    line: second,
  }));

test.each([
  ['in the order in which they speak', cues('Ben', 'Ada', 'Ben'), ['Ben', 'Ada']],
  ['without degrees, and once', cues('Ada, MD', 'Ada'), ['Ada']],
  ['not of sounds', cues(undefined, 'Ada'), ['Ada']],
  ['none where none is named', cues(undefined, undefined), []],
])('voices are named %s', (_, of, names) => {
  expect(voicesIn(of)).toEqual(names);
});

test.each([
  ['each bar has the voice at its middle', cues('A', 'B'), 2, 4, [0, 0, 1, 1]],
  ['a bar across two captions too', cues('A', 'B', 'B'), 3, 1, [1]],
  ['the last voice goes on', cues('A'), 2, 2, [0, 0]],
  ['a sound is nobody', cues('A', undefined), 2, 2, [0, nobody]],
  [
    'nobody speaks before the first caption',
    cues('A').map((cue) => Object.assign(cue, { start: 1, end: 2 })),
    2,
    2,
    [nobody, 0],
  ],
])('%s', (_, of, seconds, count, turns) => {
  expect(turnsOfBars(of, ['A', 'B'], seconds, count)).toEqual(turns);
});

test.each([
  ['by bars', [1, 1, 1, 1], [0, 0, 0, 1], 2, [75, 25]],
  ['silence does not count', [1, 0, 1, 1], [0, 0, 0, nobody], 2, [100, 0]],
  ['rests make 100', [1, 1, 1], [0, 1, 2], 3, [34, 33, 33]],
  ['the largest rest is rounded up', [1, 1, 1], [1, 1, 0], 2, [33, 67]],
  ['nothing heard', [0, 0], [0, 1], 2, [0, 0]],
])('shares: %s', (_, peaks, turns, count, shares) => {
  expect(sharesOf(peaks, turns, count)).toEqual(shares);
});

describe('a recording as a conversation', () => {
  test.each([
    ['two voices', cues('Ada', 'Ben'), 'Bars. Ada, above, 50% of the time; Ben, below, 50%.'],
    [
      'three voices',
      cues('Ada', 'Ben', 'Cy', 'Cy'),
      'Bars. Ada, row 1, 25% of the time; Ben, row 2, 25%; Cy, row 3, 50%.',
    ],
    ['one voice', cues('Ada', 'Ada'), 'Bars. Ada, alone, 100% of the time.'],
    ['captions without voices', cues(undefined, undefined), 'nobody is named'],
  ])('says of %s where they stand, and how much they speak', (_, of, alternative) => {
    const peaks = of.map(() => 1);
    const conversation = conversationOf({ peaks, cues: of, duration: of.length }, words);
    expect(conversation.alternative).toBe(alternative);
    expect(conversation.turns).toHaveLength(peaks.length);
  });

  test('captions without voices are one voice', () => {
    const recording = { peaks: [1, 1], cues: cues(undefined), duration: 1 };
    expect(conversationOf(recording, words)).toMatchObject({ turns: [0, 0], voices: [] });
  });

  test.each([
    ['no recording', undefined, 'written'],
    ['no loudness', { peaks: [], cues: cues('Ada'), duration: 1 }, 'not measured'],
  ])('has no bars with %s', (_, recording, alternative) => {
    const none = { peaks: [], turns: [], voices: [], alternative };
    expect(conversationOf(recording, words)).toEqual(none);
  });
});

describe('the example recordings', () => {
  const files = globSync('example/recordings/*.vtt');

  test('are there', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  test.each(files)('%s is said as it is drawn', (file) => {
    const { cues } = parseCaptions(readFileSync(file, 'utf8'));
    const { peaks } = JSON.parse(readFileSync(file.replace(/vtt$/, 'json'), 'utf8'));
    const duration = cues.at(-1)?.end ?? 0;
    const conversation = conversationOf({ peaks, cues, duration }, words);
    const { voices, alternative } = conversation;
    const drawing = drawConversation(conversation, voices.length);
    const strokes = drawing.voices.map((path) => path.match(/M/g)?.length ?? 0);
    const all = strokes.reduce((total, count) => total + count, 0);
    for (const [index, { name, place, share }] of voices.entries()) {
      expect(alternative).toContain(`${name}, ${place}, ${share}%`);
      expect(Math.abs(share - (100 * (strokes[index] ?? 0)) / all)).toBeLessThan(1);
    }
    expect(voices.reduce((total, { share }) => total + share, 0)).toBe(100);
  });
});
