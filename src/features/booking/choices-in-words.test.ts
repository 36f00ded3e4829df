import { expect, test } from 'vitest';
import { areChoices, choiceLabel, choicesInWords } from './choices-in-words.ts';

test.each([
  [[], ''],
  [['Dr. A'], 'First choice: Dr. A'],
  [['Dr. A', 'B, RN', 'C'], 'First choice: Dr. A; second choice: B, RN; third choice: C'],
])('%o in order', (names, words) => {
  expect(choicesInWords(names)).toBe(words);
});

test('every place has a word', () => {
  expect(choiceLabel(11)).toBe('Twelfth choice');
  expect(choiceLabel(12)).toBe('Choice 13');
});

test('choices are told from a single speaker', () => {
  expect(areChoices(choicesInWords(['Dr. A']))).toBe(true);
  expect(areChoices('Dr. A')).toBe(false);
});
