import { expect, test } from 'vitest';
import { findInTexts } from './find-in-texts.ts';

const texts = new Map([
  ['a', '71% of adults trusted nurses'],
  ['b', '3.5x as many adults'],
]);

test.each([
  ['71%', 'a'],
  ['ADULTS', 'ab'],
  ['adults 3.5x', 'b'],
  ['smoke', ''],
])('%s is in the texts %s', (query, ids) => {
  expect([...findInTexts(texts, query)].join('')).toBe(ids);
});
