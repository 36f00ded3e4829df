import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['nothing', '', ''],
  ['a paragraph that wraps', 'One line\nand the next.', 'One line and the next.'],
  ['two paragraphs', 'First.\n\n\nSecond.\n', 'First.\n\nSecond.'],
  ['emphasis and code', 'She *never* said **no** to `ice`.', 'She never said no to ice.'],
  ['a link', 'Read [the guide](/resources/rapid-response).', 'Read the guide.'],
  ['quotation marks', 'Came in “just confused.”', 'Came in “just confused.”'],
  ['an escaped sign', 'Two \\* three.', 'Two * three.'],
  ['a character reference', 'Heat &amp; health', 'Heat & health'],
  ['a heading', '## Before\n\nAfter.', 'Before\n\nAfter.'],
  ['a list', 'Bring:\n\n- water\n- a *fan*\n', 'Bring:\n\nwater\na fan'],
  ['a quotation', '> Who has a key?\n\nShe asks.', 'Who has a key?\n\nShe asks.'],
  ['a line that breaks', 'Pier Street\\\nHarborlight', 'Pier Street\nHarborlight'],
  ['a picture', '![The tally sheet](sheet.jpg)', 'The tally sheet'],
])('%s', (_, markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
