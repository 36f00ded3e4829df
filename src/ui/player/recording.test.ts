import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentTurn, findAll, findCount, passages, pieces, sentenceWith } from './recording.ts';

const read = { speaker: 'Ada', voice: 0, text: 'read' };
const heard = { speaker: 'Ben', voice: 0, text: 'heard', start: 3, end: 5 };

test.each([
  [[], []],
  [[read, read], [[false, 0, 2]]],
  [[heard], [[true, 0, 1]]],
  [
    [read, heard, heard, read],
    [
      [false, 0, 1],
      [true, 1, 2],
      [false, 3, 1],
    ],
  ],
])('%o has the passages %o', (turns, expected) => {
  const found = passages(turns).map(({ isHeard, first, turns: part }) => [
    isHeard,
    first,
    part.length,
  ]);
  expect(found).toEqual(expected);
});

const timed = [
  { speaker: 'Ada', voice: 0, text: 'Read, not heard.' },
  { speaker: 'Ben', voice: 0, text: 'First.', start: 0.4, end: 3 },
  { speaker: 'Ada', voice: 0, text: 'Second.', start: 3.5, end: 8 },
  { speaker: 'Ben', voice: 0, text: 'Read again.' },
];

test.each([
  [0, -1],
  [0.4, 1],
  [3.4, 1],
  [3.5, 2],
  [60, 2],
])('at %f seconds turn %i is heard', (position, turn) => {
  expect(currentTurn(timed, position)).toBe(turn);
});

test('a transcript without times has no current turn', () => {
  expect(currentTurn([{ speaker: 'Ada', voice: 0, text: 'Read.' }], 5)).toBe(-1);
});

const conversation = [
  { speaker: 'Inés', voice: 0, text: 'I’d say heat. Heat, and José’s cooler.' },
  { speaker: 'Teo', voice: 0, text: 'The heat.' },
];
const found = (sought: string) =>
  findAll(conversation, sought).map(({ turn, from, to }) => [
    turn,
    conversation[turn]?.text.slice(from, to),
  ]);

describe('what is sought in a transcript', () => {
  test.each([
    [
      'heat',
      [
        [0, 'heat'],
        [0, 'Heat'],
        [1, 'heat'],
      ],
    ],
    [
      'HEAT',
      [
        [0, 'heat'],
        [0, 'Heat'],
        [1, 'heat'],
      ],
    ],
    ['  cooler ', [[0, 'cooler']]],
    ['jose', [[0, 'José']]],
    ["i'd say", [[0, 'I’d say']]],
    ['Inés', []],
    ['h.at', []],
    ['', []],
    ['   ', []],
  ])('"%s" is found', (sought, places) => {
    expect(found(sought)).toEqual(places);
  });

  test('finds do not overlap', () => {
    expect(findAll([{ speaker: '', voice: 0, text: 'aaaa' }], 'aa')).toHaveLength(2);
  });
});

test('pieces put together are the text again, whatever is sought', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 2 }), (raw, sought) => {
      const text = raw.normalize('NFC');
      const cut = pieces(text, findAll([{ speaker: '', voice: 0, text }], sought));
      expect(cut.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});

test.each([
  ['', 0, -1, ''],
  ['  ', 0, -1, ''],
  ['heat', 0, -1, 'Not found'],
  ['heat', 1, -1, '1 find'],
  ['heat', 5, -1, '5 finds'],
  ['heat', 5, 0, '1 of 5'],
  ['heat', 5, 4, '5 of 5'],
])('"%s" with %i finds at place %i says "%s"', (sought, finds, place, words) => {
  expect(findCount(sought, finds, place)).toBe(words);
});

test.each([
  ['One cooler. Two coolers! Three.', 'Two', 'Two coolers!'],
  ['One cooler. Two coolers! Three.', 'Three', 'Three.'],
  ['“Is it cold?” she asked. Yes.', 'cold', '“Is it cold?” she asked.'],
  [
    'We called Dr. Lee at 6 p.m. on Friday. Then we slept.',
    'Lee',
    'We called Dr. Lee at 6 p.m. on Friday.',
  ],
  ['It went off. Then on.', 'off. Then', 'It went off. Then on.'],
  ['no end', 'end', 'no end'],
])('in "%s", "%s" is said in its sentence', (text, sought, sentence) => {
  const from = text.indexOf(sought);
  expect(sentenceWith(text, { from, to: from + sought.length })).toBe(sentence);
});
