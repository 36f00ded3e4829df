import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('groups and their items keep the order of the list', () => {
  const words = ['heat', 'flood', 'health', 'fire', 'storm'];
  expect([...groupBy(words, ([first]) => first)]).toEqual([
    ['h', ['heat', 'health']],
    ['f', ['flood', 'fire']],
    ['s', ['storm']],
  ]);
});
