import { describe, expect, test } from 'vitest';
import type { Cue } from './captions.ts';
import {
  isSameName,
  leadOf,
  passageOf,
  spokenLetters,
  timedTurns,
  turnsOf,
  wordsAndSounds,
} from './transcript.ts';

const body = `
**Dr. Ana Reyes:** [Rain] It’s raining.
Still.

**Bo Lind:** I know.

It has been for days.

**Dr. Ana Reyes:** [laughs]
`;
const turns = turnsOf(body);

test('each turn has its number, its speaker and its words', () => {
  expect(turns).toEqual([
    { number: 1, speaker: 'Dr. Ana Reyes', text: '[Rain] It’s raining. Still.' },
    { number: 2, speaker: 'Bo Lind', text: 'I know. It has been for days.' },
    { number: 3, speaker: 'Dr. Ana Reyes', text: '[laughs]' },
  ]);
});

test('words before the first name are no turn', () => {
  expect(turnsOf('Some words.')).toEqual([]);
});

describe('a name is read in the ways in which people mark it', () => {
  test.each([
    '**Ana Reyes:** Yes.',
    '**Ana Reyes**: Yes.',
    '**Ana Reyes** : Yes.',
    '**Ana Reyes :** Yes.',
    '**Ana Reyes:**Yes.',
    '__Ana Reyes:__ Yes.',
    '__Ana Reyes__: Yes.',
    '*Ana Reyes:* Yes.',
    '_Ana Reyes_: Yes.',
    '***Ana Reyes:*** Yes.',
    '**_Ana Reyes_:** Yes.',
    '**Ana Reyes：** Yes.',
    '**Ana Reyes**：Yes.',
    '**Ana\u00A0Reyes:**\u00A0Yes.',
    '**Ana Reyes**\u202F: Yes.',
    '  **Ana Reyes:**   Yes.  ',
    '[00:12] **Ana Reyes:** Yes.',
    '00:12 **Ana Reyes**: Yes.',
    '(1:00:12) **Ana Reyes:** Yes.',
    '00:12.500 --> 00:15.000 **Ana Reyes:** Yes.',
    '**[00:12] Ana Reyes:** Yes.',
    '**Ana Reyes [00:12]:** Yes.',
    '**Ana Reyes** (00:12): Yes.',
    '**Ana Reyes:** [00:12] Yes.',
    '**Ana Reyes:** 00:12 Yes.',
  ])('%j', (line) => {
    expect(leadOf(line)).toEqual({ speaker: 'Ana Reyes', words: 'Yes.' });
  });

  test('emphasis behind the name belongs to the words', () => {
    expect(leadOf('**Ana**: *Really* yes.')?.words).toBe('*Really* yes.');
  });

  test.each(['Yes.', 'Ana Reyes: Yes.', '**Ana Reyes** Yes.', '**12:30:** noon', '[Rain]: Yes.'])(
    '%j is no such line',
    (line) => expect(leadOf(line)).toBeUndefined(),
  );

  test('two people one below the other have a turn each, whatever system saved the file', () => {
    for (const end of ['\n', '\r\n', '\r', '\n\n', '  \n', '\r\n \r\n']) {
      const turns = turnsOf(`**Ana:** It’s${end}raining.${end}**Bo**: I know.`);
      expect(turns.map(({ speaker, text }) => [speaker, text])).toEqual([
        ['Ana', 'It’s raining.'],
        ['Bo', 'I know.'],
      ]);
    }
  });
});

test.each([
  ['José Ruiz', 'Jose\u0301 Ruiz'],
  ['Ana Reyes, RN', 'Ana\u00A0Reyes'],
])('%s and %s are one person', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
  const passage = turnsOf(`**${one}:** Sí, señor.`);
  expect(timedTurns(passage, [cue('Si\u0301, sen\u0303or.', other)]).difference).toBeUndefined();
});

test.each([
  [{}, [1, 2, 3]],
  [{ from: 2 }, [2, 3]],
  [{ from: 1, to: 2 }, [1, 2]],
  [{ to: 4 }, []],
  [{ from: 3, to: 2 }, []],
  [{ from: 9 }, []],
])('the passage %j has turns %j', (field, numbers) => {
  const passage = passageOf(turns, { synthetic: true, ...field });
  expect(passage.map(({ number }) => number)).toEqual(numbers);
});

test('sounds and words are told apart, in their order', () => {
  expect(wordsAndSounds('[Steps] Sun. [Steps] Shade.')).toEqual([
    { sound: 'Steps' },
    { words: 'Sun.' },
    { sound: 'Steps' },
    { words: 'Shade.' },
  ]);
});

test('two writings of the same words have the same letters', () => {
  expect(spokenLetters('[pause] It’s 4:30, José.')).toBe(spokenLetters('Its 430 josé'));
});

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
  const { turns, difference } = timedTurns(passage, cues);
  expect(difference).toBeUndefined();
  expect(turns.map((turn) => turn.cues.map(({ text }) => text))).toEqual([
    ['[Rain]', 'It’s raining.', 'Still.'],
    ['I know.'],
    ['For days.', '[A door]'],
    ['[laughs]', 'Yes.'],
  ]);
});

test('captions may leave sounds and names out and write capitals and marks their own way', () => {
  const plain = ['its raining still', 'I KNOW', 'For days', 'yes'].map((text) => cue(text));
  expect(timedTurns(passage, plain).difference).toBeUndefined();
});

describe('where words and captions part', () => {
  test.each([
    ['a word is missing', cues.toSpliced(2, 1), 1, 'I know.'],
    ['a word is another', cues.with(3, cue('I knew.', 'Bo')), 2, 'I knew.'],
    ['another person says it', cues.with(3, cue('I know.', 'Ana')), 2, 'I know.'],
    ['the captions end early', cues.slice(0, 4), 3, undefined],
  ])('%s', (_, wrong, number, text) => {
    const { difference } = timedTurns(passage, wrong);
    expect(difference?.turn?.number).toBe(number);
    expect(difference?.cue?.text).toBe(text);
  });

  test('a caption goes on after the last turn', () => {
    const { difference } = timedTurns(passage, [...cues, cue('[Music]'), cue('And more.', 'Ana')]);
    expect(difference).toMatchObject({ cue: { text: 'And more.' } });
    expect(difference?.turn).toBeUndefined();
  });
});

function cue(text: string, speaker?: string): Cue {
  return { start: 0, end: 1, text, line: 1, ...(speaker && { speaker }) };
}
