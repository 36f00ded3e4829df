import { describe, expect, test } from 'vitest';
import type { Cue } from './captions.ts';
import { turnsOf } from './transcript.ts';
import { timesOf } from './turn-times.ts';

const passage = turnsOf(
  '**Ana:** [Rain] It’s raining. Still.\n\n**Bo:** I know.\n\n**Bo:** For days. [A door]\n\n**Ana:** [laughs] Yes.',
);
const cues: readonly Cue[] = [
  cue('[Rain]'),
  cue('It’s raining.', 'Ana'),
  cue('Still.', 'Ana'),
  cue('I know.', 'Bo'),
  cue('For days.', 'Bo'),
  cue('[A door]'),
  cue('[laughs]'),
  cue('Yes.', 'Ana'),
];

test('every turn gets its captions, and a sound goes with the turn that holds it', () => {
  const { turns, slip } = timesOf(passage, cues);
  expect(slip).toBeUndefined();
  expect(turns.map((turn) => turn.cues.map(({ text }) => text))).toEqual([
    ['[Rain]', 'It’s raining.', 'Still.'],
    ['I know.'],
    ['For days.', '[A door]'],
    ['[laughs]', 'Yes.'],
  ]);
});

test('captions may leave sounds and names out and write capitals and marks their own way', () => {
  const plain = ['its raining still', 'I KNOW', 'For days', 'yes'].map((text) => cue(text));
  expect(timesOf(passage, plain).slip).toBeUndefined();
});

describe('where words and captions part', () => {
  test.each([
    ['a word is missing', cues.toSpliced(2, 1), 1, 'I know.'],
    ['a word is another', cues.with(3, cue('I knew.', 'Bo')), 2, 'I knew.'],
    ['another person says it', cues.with(3, cue('I know.', 'Ana')), 2, 'I know.'],
    ['the captions end early', cues.slice(0, 4), 3, undefined],
  ])('%s', (_, wrong, number, text) => {
    const { slip } = timesOf(passage, wrong);
    expect(slip?.turn?.number).toBe(number);
    expect(slip?.cue?.text).toBe(text);
  });

  test('a caption goes on after the last turn', () => {
    const { slip } = timesOf(passage, [...cues, cue('[Music]'), cue('And more.', 'Ana')]);
    expect(slip).toMatchObject({ cue: { text: 'And more.' } });
    expect(slip?.turn).toBeUndefined();
  });
});

function cue(text: string, speaker?: string): Cue {
  return { start: 0, end: 1, text, line: 1, ...(speaker && { speaker }) };
}
