import { expect, test } from 'vitest';
import { drawable, lettersWithoutShape, nameOfLetter } from './font-letters.ts';

test.each([
  ['Dr. Amara Quill, MD', ''],
  ['Inés Ñandú, Søren Ångström, Łukasz Żółć, Ğüneş, Þóra', ''],
  ['Đặng Nguyễn', ''],
  ['jose\u0301 n\u0303', ''],
  ['“Quotes” – dashes — 20 °C ± 2 × 3 …', ''],
  ['no\u2011break, narrow\u202Fspace, thin\u2009space', ''],
  ['soft\u00ADhyphen, join\u200Der, word\u2060joiner, ©\uFE0F', ''],
  ['Ωmega', 'Ω'],
  ['李小龍', '李小龍'],
  ['Иван и Иван', 'Ивани'],
  ['مرحبا', 'مرحبا'],
  ['שלום', 'שלום'],
  ['नमस्ते', 'नमस्ते'],
  ['heat 🔥 🔥', '🔥'],
  ['👩\u200D⚕\uFE0F', '👩⚕'],
])('%s: no font has a shape for “%s”', (words, letters) => {
  expect(lettersWithoutShape(words).join('')).toBe([...new Set(letters)].join(''));
});

test('what is drawn is the same words with letters that fonts have', () => {
  expect(drawable('Jose\u0301\u200D 5\u202F%\u00AD a\u2011b')).toBe('José 5\u00A0% a-b');
});

test('a letter is named with its code point', () => {
  expect(['Ω', '😀'].map(nameOfLetter)).toEqual(['"Ω" (U+03A9)', '"😀" (U+1F600)']);
});
