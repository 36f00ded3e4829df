import { describe, expect, test } from 'vitest';
import {
  hasPhrase,
  phraseJoiner,
  phrasesOf,
  readQuery,
  spanishFinder,
  synonymAdder,
} from './thesaurus.ts';

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
  ])('“%s” is found as “%s”', (text, found) => expect(synonymAdder(same)(text)).toBe(found));

  test('in Spanish alone', () => expect(spanishFinder(same)('kids')).toEqual(['niños']));
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
    expect(readQuery(query, ignored, figures)).toMatchObject({ words, asksForFigure });
  });

  test.each([
    ['the heat near me', false],
    ['what to do', true],
    ['', true],
  ])('whether “%s” says nothing: %s', (query, isFiller) => {
    expect(readQuery(query, ignored, figures).isFiller).toBe(isFiller);
  });
});

test('a phrase in one word is as each search leaves words out', () => {
  const inOne = phraseJoiner({ ignored: ['of'], ignoredOfSpeakers: ['speaker'], figures: [] });
  expect(inOne('Shortness of breath')).toEqual(['shortnessbreath']);
  expect(inOne('keynote speakers')).toEqual(['keynotespeaker', 'keynote']);
});

test.each([
  ['Pediatric Nurses, retired', 'nurse', true],
  ['School nurse', 'school nurse', true],
  ['School nursery', 'nurse', false],
  ['Nurse of a school', 'school nurse', false],
])('whether “%s” has “%s”: %s', (text, phrase, isThere) => {
  expect(hasPhrase(text, phrase)).toBe(isThere);
});
