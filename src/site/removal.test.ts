import { describe, expect, test } from 'vitest';
import { removalsFrom, withRestored } from './removal.ts';

const itself = (item: string) => item;

describe('what was removed comes back where it was', () => {
  test.each([
    ['abc', 'b'],
    ['abc', 'a'],
    ['abc', 'c'],
    ['abc', 'ac'],
    ['abcde', 'bd'],
    ['abc', 'abc'],
    ['a', 'a'],
  ])('%s without %s', (before, removed) => {
    const list = [...before];
    const removals = removalsFrom(list, (item) => removed.includes(item));
    const rest = list.filter((item) => !removed.includes(item));
    expect(removals.map(({ item }) => item)).toEqual([...removed]);
    expect(withRestored(rest, removals, itself)).toEqual(list);
  });
});

describe('a list that changed in the meantime', () => {
  const [b] = removalsFrom([...'abc'], (item) => item === 'b');
  test.each([
    ['and became longer', 'axyc', 'abxyc'],
    ['and became empty', '', 'b'],
    ['and has the item again', 'acb', 'acb'],
  ])('%s', (_, now, restored) => {
    expect(withRestored([...now], b ? [b] : [], itself).join('')).toBe(restored);
  });
});
