import { describe, expect, test } from 'vitest';
import {
  buildIndex,
  buildIndexInSteps,
  idsNearEveryWord,
  idsWithEveryWord,
  openIndex,
} from './text-index.ts';
import { formsInText } from './word-forms.ts';

const fields = { weights: { figure: 1, text: 1 } };
const documents = [
  { id: 'reach', figure: '3.5x 3.4x', text: 'trusted health professionals' },
  { id: 'smoke', figure: '71,420 deaths a year', text: 'Nature, Wildfire smoke' },
  { id: 'asthma', figure: '+17%', text: 'Asthma, United States, 2023, Wildfires' },
  { id: 'clinic', figure: '3', text: 'Josué read the abstract' },
];
const built = buildIndex(fields, documents);
const index = await openIndex(fields, JSON.stringify(built));

describe('a document is found if every word of the query begins one of its words', () => {
  test.each([
    ['a figure', '3.5x', 'reach'],
    ['a figure with its comma', '71,420', 'smoke'],
    ['a figure without its comma', '71420', 'smoke'],
    ['a percentage with its sign', '17%', 'asthma'],
    ['a percentage in words', '17 percent', 'asthma'],
    ['first letters', 'prof', 'reach'],
    ['words of two fields', 'nature deaths', 'smoke'],
    ['a year', '2023', 'asthma'],
    ['a name without its accent', 'josue', 'clinic'],
    ['the end of a word finds nothing', 'thma', ''],
    ['a word with a typing error finds nothing', 'asthna', ''],
    ['words that no document has together', 'asthma trusted', ''],
    ['signs alone', '%%%', ''],
    ['nothing', '', ''],
  ])('%s: %s', (_, query, ids) => {
    expect([...idsWithEveryWord(index, formsInText(query))].join(' ')).toBe(ids);
  });

  test('only in the fields that are named', () => {
    expect([...idsWithEveryWord(index, ['smoke'], ['figure'])]).toEqual([]);
    expect([...idsWithEveryWord(index, ['smoke'], ['text'])]).toEqual(['smoke']);
  });
});

test.each([
  ['a word with a typing error', 'asthna', 'asthma'],
  ['a long word with two letters swapped', 'wildifre', 'smoke asthma'],
  ['a number is not forgiven', '71421', ''],
  ['a short word, here for "the", is not forgiven', 'tha', ''],
])('with typing errors, %s: %s', (_, query, ids) => {
  expect([...idsNearEveryWord(index, formsInText(query))].join(' ')).toBe(ids);
});

test('an index that is built in steps is the same', async () => {
  const many = Array.from({ length: 25 }, (_, number) => ({
    id: `document-${number}`,
    figure: String(number),
    text: 'heat',
  }));
  const inSteps = await buildIndexInSteps(fields, many);
  expect(JSON.stringify(inSteps)).toBe(JSON.stringify(buildIndex(fields, many)));
});

test('what is no index is not opened', async () => {
  await expect(openIndex(fields, '<!doctype html>')).rejects.toThrow();
});
