import { describe, expect, test } from 'vitest';
import { lineStyleOf, plainLines, textLines, withLineStyle } from './text-lines.ts';

const plain = 'one\n\ntwo\n';

describe('a text is the same, whatever program saved it', () => {
  test.each([
    ['as on Unix', plain],
    ['with the line ends of Windows', 'one\r\n\r\ntwo\r\n'],
    ['with those of an old Mac', 'one\r\rtwo\r'],
    ['with a byte-order mark', `\uFEFF${plain}`],
    ['with both', '\uFEFFone\r\n\r\ntwo\r\n'],
    ['with different line ends', 'one\r\n\ntwo\r'],
  ])('%s', (_, written) => {
    expect(plainLines(written)).toBe(plain);
    expect(textLines(written)).toEqual(['one', '', 'two', '']);
  });

  test('characters that only some programs take for the end of a line are words', () => {
    const words = 'a\u0085b\u2028c\u2029d\fe';
    expect(plainLines(words)).toBe(words);
  });
});

describe('a text that was changed is saved as it was before', () => {
  test.each([
    ['as on Unix', plain],
    ['with the line ends of Windows', 'one\r\n\r\ntwo\r\n'],
    ['with those of an old Mac', 'one\r\rtwo\r'],
    ['with a byte-order mark', `\uFEFF${plain}`],
    ['with both', '\uFEFFone\r\n\r\ntwo\r\n'],
    ['without an end of the last line', 'one'],
    ['without a word', ''],
  ])('%s', (_, written) => {
    expect(withLineStyle(plainLines(written), lineStyleOf(written))).toBe(written);
  });

  test('of different line ends the most frequent', () => {
    expect(lineStyleOf('a\r\nb\nc\r\n').end).toBe('\r\n');
  });
});
