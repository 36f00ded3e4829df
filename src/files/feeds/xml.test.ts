import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { element, words, xmlDocument } from './xml.ts';

test('elements are indented, text stands as it is, an element without children closes itself', () => {
  const feed = element(
    'feed',
    { 'xml:lang': 'en' },
    words('title', 'Up <Close>'),
    element('link', {}),
  );
  expect(xmlDocument(feed)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<feed xml:lang="en">\n  <title>Up &lt;Close&gt;</title>\n  <link/>\n</feed>\n',
  );
});

test('another program reads the same text and value, without characters that XML does not allow', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, value) => {
      const read = { text: '', value: '' };
      const parser = new SaxesParser();
      parser.on('text', (piece) => {
        read.text += piece;
      });
      parser.on('opentag', ({ attributes }) => {
        // The parser also reports the line end above the element, and the one below it.
        read.text = '';
        read.value = String(attributes['value']);
      });
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(xmlDocument(element('word', { value }, text))).close();
      expect(read.text).toBe(`${allowed(text)}\n`);
      expect(read.value).toBe(allowed(value));
    }),
  );
});

/** Returns a text without the characters that XML 1.0 does not allow. */
function allowed(text: string): string {
  return [...text.toWellFormed()]
    .filter(
      (letter) => /[\t\n\r]/.test(letter) || (letter >= ' ' && !/[\uFFFE\uFFFF]/.test(letter)),
    )
    .join('');
}
