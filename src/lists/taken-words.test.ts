import { describe, expect, test } from 'vitest';
import { asRead, emptyState, haveAllWords, type TakenWords, withQuoted } from './list.ts';

const virtual: TakenWords = {
  start: 0,
  end: 4,
  words: 'Zoom',
  choice: { facet: 'format', value: 'virtual' },
};
const texas: TakenWords = { start: 15, end: 21, words: 'Dallas', order: 'Nearest to Texas first' };
const state = { ...emptyState, q: ' Zoom talk near Dallas', chosen: { format: ['hybrid'] } };
const scores = new Map([['quill', 1]]);

describe('words that a search took for something else', () => {
  test('are a choice beside those of the visitor, and no words to look for', () => {
    const read = asRead(state, { scores, taken: [virtual, texas] });
    expect(read).toMatchObject({ q: 'talk near', chosen: { format: ['hybrid', 'virtual'] } });
    expect(asRead(state, { scores, taken: [] })).toBe(state);
    expect(asRead(state, undefined)).toBe(state);
  });

  test('leave nothing to look for where the search says so', () => {
    expect(asRead(state, { scores: undefined, taken: [virtual, texas] }).q).toBe('');
  });

  test('do not take a choice away that is made already', () => {
    const chosen = { format: ['virtual'] };
    expect(asRead({ ...state, chosen }, { scores, taken: [virtual] }).chosen).toEqual(chosen);
  });

  test('are words again in quotation marks, each alone or all', () => {
    expect(withQuoted(state, [virtual]).q).toBe('"Zoom" talk near Dallas');
    expect(withQuoted(state, [virtual, texas]).q).toBe('"Zoom" talk near "Dallas"');
  });

  test('are left where the search has changed meanwhile', () => {
    expect(withQuoted({ ...state, q: 'talk' }, [virtual]).q).toBe('talk');
  });
});

test.each([
  [['a', 'b'], ['a', 'b'], ''],
  [['a', 'b', 'c'], ['a', 'x'], ': 1 has all, 2 some of your words'],
  [['a', 'b', 'c'], ['a', 'b'], ': 2 have all, 1 some of your words'],
  [['a', 'b'], [], ': none has all, 2 some of your words'],
  [['a', 'b'], undefined, ''],
  [[], [], ''],
])('of %j, %j have all words: “%s”', (ids, full, words) => {
  const items = ids.map((id) => ({ id }));
  expect(haveAllWords(items, full && new Set(full))).toBe(words);
});
