import { describe, expect, test } from 'vitest';
import { takesAbout, wordCount, wordRange } from './word-count.ts';

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

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('the words that a speaker has time for, at 150 a minute and a fifth to either side', () => {
  test.each([
    [10, 20, 30],
    [30, 60, 90],
    [90, 180, 270],
  ])('%i seconds hold %i to %i words', (seconds, least, most) => {
    expect(wordRange(seconds)).toEqual({ least, most });
  });

  test.each([
    [19, 10, false],
    [20, 10, true],
    [30, 10, true],
    [31, 10, false],
    [75, 30, true],
    [91, 30, false],
    [179, 90, false],
    [270, 90, true],
    [0, 10, false],
  ])('%i words in %i seconds: %s', (count, seconds, fits) => {
    expect(takesAbout(words(count), seconds)).toBe(fits);
  });
});
