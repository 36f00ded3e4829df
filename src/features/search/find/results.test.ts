import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ResultKind } from '../search-state.ts';
import { marked, type Piece, shownResults, snippetOf } from './results.ts';

const kinds: readonly ResultKind[] = [
  'page',
  'speaker',
  'speaker',
  'claim',
  'speaker',
  'speaker',
  'speaker',
  'speaker',
  'page',
];
const hits = kinds.map((kind, place) => ({
  kind,
  id: String(place),
  href: '/',
  title: '',
  about: '',
  words: [],
  part: 1,
}));
const places = (list: readonly { id: string }[]) => list.map(({ id }) => Number(id));

test('the three best stand on top, the others by kind, the kind of the next best first', () => {
  const [best, ...groups] = shownResults({ hits }, [], 0).groups;
  expect(places(best?.hits ?? [])).toEqual([0, 1, 2]);
  expect(groups.map(({ kind, hits: own, total }) => [kind, places(own), total])).toEqual([
    ['claim', [3], 1],
    ['speaker', [4, 5, 6], 6],
    ['page', [8], 2],
  ]);
});

test('of few there are no groups', () => {
  for (const few of [hits.slice(0, 2), []]) {
    const { groups } = shownResults({ hits: few }, [], 0);
    expect(groups).toEqual([{ hits: few, total: few.length }]);
  }
});

test('every kind is counted', () => {
  const { counts } = shownResults({ hits }, ['page'], 0);
  expect(counts).toMatchObject({ speaker: 6, page: 2, claim: 1, story: 0 });
});

const written = (pieces: readonly Piece[] | undefined) =>
  pieces?.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

describe('a line with its words marked', () => {
  test.each([
    ['Heat stroke, not heatwave', ['heat'], '[Heat] stroke, not heatwave'],
    ['Inés heats', ['heat'], 'Inés [heats]'],
    ['35 percent of nurses', ['35%', 'nurse'], '[35 percent] of [nurses]'],
    ['<b>bold</b>', ['bold'], '<b>[bold]</b>'],
    ['nothing', [], 'nothing'],
  ])('%s', (text, forms, line) => expect(written(marked(text, new Set(forms)))).toBe(line));

  test('keeps every letter', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          marked(text, new Set(['a', 'b']))
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('a stretch of a page', () => {
  const long = `${'Quiet words go by. '.repeat(20)}Never mix bleach with another cleaner. ${'More of them. '.repeat(20)}`;

  test('is the passage with most of the words', () => {
    const passages = ['Bleach is sold.', 'Never mix bleach with ammonia.', 'Never.'];
    expect(written(snippetOf(passages, new Set(['never', 'mix', 'bleach'])))).toBe(
      '[Never] [mix] [bleach] with ammonia.',
    );
  });

  test('is cut between words around them, and says so', () => {
    const line = written(snippetOf([long], new Set(['mix', 'bleach']))) ?? '';
    expect(line).toContain('Never [mix] [bleach] with another cleaner.');
    expect(line).toMatch(/^….*…$/);
    expect(line.length).toBeLessThan(190);
  });

  test('is none where no word is found', () => {
    expect(snippetOf([long], new Set(['zebra']))).toBeUndefined();
    expect(snippetOf([], new Set(['heat']))).toBeUndefined();
  });
});
