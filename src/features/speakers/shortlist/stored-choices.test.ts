import { expect, test } from 'vitest';
import { choicesFrom } from './stored-choices.ts';

const a = { id: 'a', name: 'Dr. A' };
const b = { id: 'b', name: 'Dr. B' };

test.each([
  [null, []],
  ['a,b', []],
  [{ 0: a, length: 1 }, []],
  [
    [a, b],
    [a, b],
  ],
  [
    [a, null, 7, 'b', [], b],
    [a, b],
  ],
  [[{ id: 'a' }, b], [b]],
  [[{ id: 'a', name: '' }, { id: 'a', name: '  ' }, b], [b]],
  [[{ id: 'a', name: { toString: 'x' } }, b], [b]],
  [[{ id: '<b>', name: 'B' }, { id: '../a', name: 'A' }, b], [b]],
  [[{ id: 'a', name: 'x'.repeat(121) }, b], [b]],
  [[{ ...a, onclick: 'alert(1)' }], [a]],
  [
    [a, b, { id: 'a', name: 'Someone else' }],
    [{ id: 'a', name: 'Someone else' }, b],
  ],
])('what is stored as %j is read as %j', (stored, read) => {
  expect(choicesFrom(stored)).toEqual(read);
});

test('at most twelve are read', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ id: `s${index}`, name: 'S' }));
  expect(choicesFrom(many)).toHaveLength(12);
});
