import { expect, test } from 'vitest';
import { neighbors } from './neighbors.ts';

const entries = ['a', 'b', 'c'].map((id) => ({ id }));

test.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
  ['z', undefined, undefined],
])('"%s" stands between %s and %s', (id, previous, next) => {
  const found = neighbors(entries, id);
  expect([found.previous?.id, found.next?.id]).toEqual([previous, next]);
});
