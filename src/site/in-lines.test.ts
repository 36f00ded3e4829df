import { expect, test } from 'vitest';
import { inLines } from './in-lines.ts';

test.each([
  ['Short.', 'Short.'],
  ['', ''],
  ['One two three four', 'One two\nthree four'],
  ['- One two three four', '- One two\n  three\n  four'],
  ['  a/very-long-name.svg', '  a/very-long-name.svg'],
])('%j becomes %j', (line, lines) => {
  expect(inLines(line, 10)).toBe(lines);
});
