import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, 'speakers', '0 speakers'],
  [1, 'speakers', '1 speaker'],
  [2, 'stories', '2 stories'],
  [1, 'stories', '1 story'],
  [1, 'people', '1 person'],
  [1, 'entries', '1 entry'],
])('%i %s reads “%s”', (count, things, words) => {
  expect(counted(count, things)).toBe(words);
});
