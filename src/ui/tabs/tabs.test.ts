import { expect, test } from 'vitest';
import { tabAfter } from './tabs.ts';

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id }));

test.each([
  ['ArrowRight', 'one', 'two'],
  ['ArrowRight', 'three', 'one'],
  ['ArrowLeft', 'two', 'one'],
  ['ArrowLeft', 'one', 'three'],
  ['Home', 'three', 'one'],
  ['End', 'one', 'three'],
  ['ArrowDown', 'one', undefined],
  ['Enter', 'one', undefined],
  ['constructor', 'one', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  expect(tabAfter(key, tabs, from)?.id).toBe(to);
});
