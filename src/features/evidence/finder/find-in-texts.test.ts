import { expect, test } from 'vitest';
import { findInTexts, searchable } from './find-in-texts.ts';

const texts = new Map([
  ['a', searchable('71% of adults trusted nurses, said Josué.')],
  ['b', searchable('3.5x as many adults; 71,420 deaths')],
]);

test.each([
  ['71%', 'ab'],
  ['71,420', 'b'],
  ['ADULTS', 'ab'],
  ['adu 3.5x', 'b'],
  ['dults', ''],
  ['josue', 'a'],
  ['smoke', ''],
  ['%', ''],
])('%s is in the texts %s', (query, ids) => {
  expect([...findInTexts(texts, query)].join('')).toBe(ids);
});
