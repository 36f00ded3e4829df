import { expect, test } from 'vitest';
import { cleanMessage } from './message.ts';

const to = 'a@b.example';

test.each([
  ['\r\n, \r and \n alike', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['the line ends of other systems', 'a\u0085b\u2028c\u2029d', 'a\nb\nc\nd'],
  ['two line ends as two', 'a\r\n\r\nb', 'a\n\nb'],
  ['a tab as a space', 'a\tb', 'a b'],
  ['no control characters', 'a\0\u0007\u001B\u007F\u009Fb', 'ab'],
  ['no half characters', 'a\uD800b\uDC00c\uDC00\uD800d', 'abcd'],
  ['no character made of what was between two halves', 'a\uD83D\0\uDE00b', 'ab'],
  [
    'whole characters as they are',
    '🙂 日本 é e\u0301 مرحبا \u200F👩‍👩‍👧',
    '🙂 日本 é e\u0301 مرحبا \u200F👩‍👩‍👧',
  ],
  ['the spaces of the writer', '  a  \n  b  ', '  a  \n  b  '],
])('the text of a letter has %s', (_, body, expected) => {
  expect(cleanMessage({ to, subject: '', body }).body).toBe(expected);
});

test.each([
  ['Hi\r\nBcc: thief@else.example', 'Hi Bcc: thief@else.example'],
  ['Hi\u2028Bcc: thief@else.example', 'Hi Bcc: thief@else.example'],
  ['  Hi\n', 'Hi'],
])('a subject is one line: %j', (subject, expected) => {
  expect(cleanMessage({ to, subject, body: '' }).subject).toBe(expected);
});

test('an address has no white space in it', () => {
  expect(cleanMessage({ to: ' a@b\r\n.example\0 ', subject: '', body: '' }).to).toBe(to);
});
