import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formOf, lender, phrasesOf, readQuery, spanishFor, wordsOf } from './thesaurus.ts';

const same = [
  { words: ['children', 'kids'], spanish: ['niños'] },
  { words: ['power outage', 'power cut'], spanish: ['apagón'] },
];

describe('words that mean the same', () => {
  test.each([
    ['Children first', 'Children first; children; kids; niños'],
    ['a Power Cut at night', 'a Power Cut at night; power outage; power cut; apagón'],
    ['the power of a cut', 'the power of a cut'],
    ['', ''],
  ])('“%s” is found as “%s”', (text, found) => expect(lender(same)(text)).toBe(found));

  test('in Spanish alone', () => expect(spanishFor(same)('kids')).toEqual(['niños']));
});

describe('a query', () => {
  const ignored = phrasesOf(['the', 'near me', 'per year', 'what to do', 'in']);
  const figures = phrasesOf(['how many', 'number of', '¿cuántos']);
  test.each([
    ['the heat near me', ['heat'], false],
    ['what to do in the smoke', ['smoke'], false],
    ['How many deaths per year', ['death'], true],
    ['cuantos muertos', ['muerto'], true],
    ['me near', ['me', 'near'], false],
    ['what to do', ['what', 'to', 'do'], false],
    ['heat heat', ['heat'], false],
    ['', [], false],
  ])('“%s” says %j', (query, words, asksForFigure) => {
    expect(readQuery(query, ignored, figures)).toEqual({ words, asksForFigure });
  });
});

const forms = (text: string) => wordsOf(text).map(({ form }) => form);

describe('the words of a text', () => {
  test.each([
    ['Heat-stroke, and Inés’s “Inhaler”!', ['heat', 'stroke', 'and', 'ine', 'inhaler']],
    ['71,420 deaths', ['71420', 'death']],
    ['up 35% or 35 percent or 35 per cent', ['up', '35%', 'or', '35%', 'or', '35%']],
    ['3.5x, 3-5×, $11–20 billion', ['3.5x', '3', '5x', '11', '20', 'billion']],
    ['7°F in the 1970s; an N95 mask', ['7', 'f', 'in', 'the', '1970', 'an', 'n95', 'mask']],
    ['Nurses’ stories, illness, virus, asthma', ['nurse', 'story', 'illness', 'virus', 'asthma']],
    ['niños ÁRBOL Łódź', ['nino', 'arbol', 'łodz']],
    ['don’t', ['dont']],
    ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
    ['— … ""', []],
  ])('%s', (text, expected) => expect(forms(text)).toEqual(expected));

  test('stand where they are said to stand', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { start, end, form } of wordsOf(text)) {
          expect(formOf(text.slice(start, end))).toBe(form);
        }
      }),
    );
  });
});
