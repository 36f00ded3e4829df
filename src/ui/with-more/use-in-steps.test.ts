import { expect, test } from 'vitest';
import { nextStep } from './use-in-steps.ts';

const list = (letters: string) => [...letters].map((id) => ({ id }));
const steps = (from: string, to: string) => {
  const found: string[] = [];
  let rendered = list(from);
  while (found.at(-1) !== to && found.length < 10) {
    rendered = nextStep(rendered, list(to)) as typeof rendered;
    found.push(rendered.map(({ id }) => id).join(''));
  }
  return found;
};

test.each([
  ['items go', 'abcdefgh', 'ch', ['ch']],
  ['few come', 'ch', 'abch', ['abch']],
  ['many come', 'h', 'abcdefghijklmn', ['abcdefh', 'abcdefghijklm', 'abcdefghijklmn']],
  ['one moves to the front', 'abcdefghi', 'iabcdefgh', ['iabcdef', 'iabcdefgh']],
])('where %s, six at once are new or move', (_, from, to, expected) => {
  expect(steps(from, to)).toEqual(expected);
});

test('the last step is the list itself, so that nothing renders again', () => {
  const items = list('abc');
  expect(nextStep(list('b'), items)).toBe(items);
});
