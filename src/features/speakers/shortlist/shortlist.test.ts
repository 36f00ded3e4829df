import { describe, expect, test } from 'vitest';
import {
  type Choice,
  isFull,
  joined,
  longest,
  moved,
  present,
  toggled,
  without,
} from './shortlist.ts';

const list = (...ids: string[]): Choice[] => ids.map((id) => ({ id, name: `Dr. ${id}` }));
const ids = (choices: readonly Choice[]) => choices.map(({ id }) => id).join(' ');
const [a, b] = list('a', 'b') as [Choice, Choice];
const full = list(...Array.from({ length: longest }, (_, index) => `s${index}`));

describe('a shortlist', () => {
  test('takes a speaker as its last choice', () => expect(ids(toggled([a], b))).toBe('a b'));
  test('lets a speaker go at the second press', () => expect(ids(toggled([a, b], a))).toBe('b'));
  test('holds twelve', () => {
    expect(isFull(full)).toBe(true);
    expect(toggled(full, a)).toBe(full);
  });
  test('that is full still lets a speaker go', () => {
    expect(toggled(full, full[3] as Choice)).toHaveLength(longest - 1);
  });
  test('without a stranger is as it was', () => expect(ids(without([a, b], 'c'))).toBe('a b'));
});

describe('the order', () => {
  test.each([
    ['b', 'up', 'b a c'],
    ['b', 'down', 'a c b'],
    ['a', 'down', 'b a c'],
    ['c', 'up', 'a c b'],
    ['a', 'up', 'a b c'],
    ['c', 'down', 'a b c'],
    ['d', 'up', 'a b c'],
    ['d', 'down', 'a b c'],
  ] as const)('with %s moved %s is %s', (id, way, after) => {
    expect(ids(moved(list('a', 'b', 'c'), id, way))).toBe(after);
  });
});

describe('two lists', () => {
  test('become one, the own first and nobody twice', () => {
    expect(ids(joined(list('a', 'b'), list('c', 'b', 'd')))).toBe('a b c d');
  });
});

describe('speakers who left', () => {
  test('are left out and counted', () => {
    const { found, missing } = present(list('a', 'x', 'b'), (id) => id !== 'x');
    expect(ids(found)).toBe('a b');
    expect(missing).toBe(1);
  });
  test('do not take the place of others', () => {
    const { found, missing } = present([...list('x', 'y'), ...full], (id) => id.startsWith('s'));
    expect(found).toHaveLength(longest);
    expect(missing).toBe(2);
  });
});
