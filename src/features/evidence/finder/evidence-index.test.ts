import { describe, expect, test } from 'vitest';
import { buildIndex, findEvery, openIndex } from '#site/search/text-index.ts';
import { wordsOf } from './claim-list.ts';
import { claimFields } from './evidence-index.ts';

const blank = { wording: '', topic: '', scope: '', source: '', pages: '', note: '' };
const documents = [
  { ...blank, id: 'reach', figure: '3.5x 3.4x', wording: 'trusted health professionals' },
  { ...blank, id: 'smoke', figure: '71,420 deaths a year', source: 'Nature, Wildfire smoke' },
  {
    ...blank,
    id: 'asthma',
    figure: '+17%',
    scope: 'Asthma, United States, 2023',
    pages: 'Wildfires',
  },
  { ...blank, id: 'clinic', figure: '3', note: 'Josué read the abstract' },
];
const published = JSON.stringify(buildIndex(claimFields, documents));
const index = await openIndex(claimFields, JSON.parse(published));

describe('a search of the ledger', () => {
  test.each([
    ['a figure', '3.5x', 'reach'],
    ['a figure with its comma', '71,420', 'smoke'],
    ['a figure without its comma', '71420', 'smoke'],
    ['a percentage with its sign', '17%', 'asthma'],
    ['first letters', 'prof', 'reach'],
    ['words of two fields', 'nature deaths', 'smoke'],
    ['a page that shows it', 'wildfires', 'asthma'],
    ['a year', '2023', 'asthma'],
    ['a name without its accent', 'josue', 'clinic'],
    ['a word with a slip', 'asthna', 'asthma'],
    ['a long word with two letters swapped', 'wildifre', 'smoke'],
    ['a number with a slip finds nothing', '71421', ''],
    ['words that no claim has together', 'asthma trusted', ''],
    ['signs alone', '%%%', ''],
  ])('finds by %s: %s', (_, query, ids) => {
    expect([...findEvery(index, wordsOf(query))].join(' ')).toBe(ids);
  });
});

test.each([
  ['Up 3.5x, in 2019.', ['up', '3.5x', 'in', '2019']],
  ['$11–20 billion', ['11', '20', 'billion']],
  ['1,006 adults; Inés', ['1006', 'adults', 'ines']],
])('the words of “%s”', (text, words) => expect(wordsOf(text)).toEqual(words));
