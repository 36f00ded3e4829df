import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formsInText, wordForm, wordsInText } from './word-forms.ts';

describe('the words of a text', () => {
  test.each([
    ['Heat-stroke, and Inés’s “Inhaler”!', ['heat', 'stroke', 'and', 'ine', 'inhaler']],
    ['71,420 deaths', ['71420', 'death']],
    ['1,006 adults; Inés', ['1006', 'adult', 'ine']],
    ['up 35% or 35 percent or 35 per cent', ['up', '35%', 'or', '35%', 'or', '35%']],
    ['Up 3.5x, in 2019.', ['up', '3.5x', 'in', '2019']],
    ['3.5x, 3-5×, $11–20 billion', ['3.5x', '3', '5x', '11', '20', 'billion']],
    ['7°F in the 1970s; an N95 mask', ['7', 'f', 'in', 'the', '1970', 'an', 'n95', 'mask']],
    ['Nurses’ stories, illness, virus, asthma', ['nurse', 'story', 'illness', 'virus', 'asthma']],
    ['niños ÁRBOL Łódź', ['nino', 'arbol', 'lodz']],
    ['don’t', ['dont']],
    ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
    ['— … ""', []],
  ])('%s', (text, expected) => expect(formsInText(text)).toEqual(expected));

  test('stand where they are said to stand', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { start, end, form } of wordsInText(text)) {
          expect(wordForm(text.slice(start, end))).toBe(form);
        }
      }),
    );
  });
});
