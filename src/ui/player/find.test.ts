import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAll, pieces } from './find.ts';

const turns = [
  { speaker: 'Inés', text: 'I’d say heat. Heat, and José’s cooler.' },
  { speaker: 'Teo', text: 'The heat.' },
];
const found = (sought: string) =>
  findAll(turns, sought).map(({ turn, from, to }) => [turn, turns[turn]?.text.slice(from, to)]);

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
    expect(findAll([{ speaker: '', text: 'aaaa' }], 'aa')).toHaveLength(2);
  });
});

test('pieces put together are the text again, whatever is sought', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 2 }), (raw, sought) => {
      const text = raw.normalize('NFC');
      const cut = pieces(text, findAll([{ speaker: '', text }], sought));
      expect(cut.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});
