import { expect, test } from 'vitest';
import { answerLength } from './FormControl.tsx';

const sentences = {
  none: 'About {words} words are plenty.',
  some: '{count} so far; about {words} are plenty.',
  enough: '{count}. That is plenty.',
};

test.each([
  ['', 'About 5 words are plenty.'],
  [' — \n', 'About 5 words are plenty.'],
  ['Heat.', '1 word so far; about 5 are plenty.'],
  ['It was hot,\ntruly', '4 words so far; about 5 are plenty.'],
  ['It was hot, truly hot', '5 words. That is plenty.'],
  ['word '.repeat(900), '900 words. That is plenty.'],
  ['{count} {words}', '2 words so far; about 5 are plenty.'],
])('under “%.30s” stands “%s”', (answer, expected) => {
  expect(answerLength(answer, 5, sentences)).toBe(expected);
});
