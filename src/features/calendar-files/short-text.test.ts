import { expect, test } from 'vitest';
import { shortText } from './short-text.ts';

test.each([
  ['', 10, ''],
  ['as long as', 10, 'as long as'],
  ['a word too long for it', 16, 'a word too long…'],
  ['onewordthatislong', 8, 'oneword…'],
  ['🌡️🌡️🌡️', 4, '🌡️🌡…'],
  ['ends well\n\nat a line', 12, 'ends well…'],
])('“%s” in %i characters is “%s”', (text, most, short) => {
  expect(shortText(text, most)).toBe(short);
});
