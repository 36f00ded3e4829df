import { expect, test } from 'vitest';
import { wordCount } from './word-count.ts';

test.each([
  ['', 0],
  ['One', 1],
  ['  Two\n\nwords ', 2],
  ['heat – and ice', 3],
  ['county’s first self-made count of 2011', 6],
  ['¿Qué pasó? Lluvia.', 3],
  ['95°F at 9 p.m.', 4],
  ['… — !', 0],
])('“%s” has %i words', (text, words) => {
  expect(wordCount(text)).toBe(words);
});
