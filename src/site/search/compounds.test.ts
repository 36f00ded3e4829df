import { expect, test } from 'vitest';
import { anySpelling, joinedByHyphens, joinedNeighbors } from './compounds.ts';
import { fold } from './fold.ts';
import { rankByWords } from './rank.ts';
import { buildIndex, buildIndexInSteps, idsWithEveryWord, openIndex } from './text-index.ts';
import { formsInText } from './word-forms.ts';

const fields = { weights: { text: 1 } };
const documents = [
  { id: 'joined', text: 'Healthcare after a wildfire, with a copay' },
  { id: 'parted', text: 'Health care after a wild fire, with a co pay' },
  { id: 'hyphened', text: 'Health-care after a wild-fire, with a co-pay' },
  { id: 'other', text: 'The art of care, and of health in just an ice age' },
];
const index = await openIndex(fields, JSON.stringify(buildIndex(fields, documents)));
const inSteps = await buildIndexInSteps(fields, documents);

const spellings = [
  'healthcare',
  'health care',
  'health-care',
  'wild fire',
  'wildfires',
  'Wild-Fire',
];

test.each([...spellings, 'co-pay', 'copay', 'co pay'])(
  '“%s” finds all three spellings, before what has only its parts',
  (query) => {
    const { ranked } = rankByWords(index, fields, formsInText(query));
    const full = ranked.filter(({ isFull }) => isFull).map(({ id }) => id);
    expect(full).toEqual(expect.arrayContaining(['joined', 'parted', 'hyphened']));
    const found = idsWithEveryWord(index, formsInText(query));
    expect([...found]).toEqual(expect.arrayContaining(['joined', 'parted', 'hyphened']));
  },
);

test('an index that is built in steps knows them too', () => {
  for (const query of spellings) {
    const found = idsWithEveryWord(inSteps, formsInText(query));
    expect([...found]).toEqual(expect.arrayContaining(['joined', 'parted', 'hyphened']));
  }
});

test('a word that stands nowhere in one is looked for in two', () => {
  const parted = [{ id: 'parted', text: 'They burn in the sun; sun burn' }];
  const own = buildIndex(fields, parted);
  expect(rankByWords(own, fields, ['sunburn']).ranked.map(({ id }) => id)).toEqual(['parted']);
  expect([...idsWithEveryWord(own, ['sunburn'])]).toEqual(['parted']);
});

test('a word that is known is not looked for in two', () => {
  const known = buildIndex(fields, [...documents, { id: 'justice', text: 'Justice' }]);
  expect([...idsWithEveryWord(known, ['justice'])]).toEqual(['justice']);
});

test.each([
  ['health-care, co‑pay and a check-in', ['healthcare', 'copay', 'checkin']],
  ['state-of-the-art', ['stateoftheart']],
  ['2-3 people, pre – post', []],
])('hyphens in “%s” join %j', (text, joined) => {
  expect(joinedByHyphens(text)).toEqual(joined);
});

test('neighbors are joined where that is a known word', () => {
  const known = new Set(['healthcare', 'into']);
  expect(joinedNeighbors(['health', 'care', 'in', 'to', 'town'], known)).toEqual([
    'healthcare',
    'into',
  ]);
});

test.each([
  ['health care', 'better healthcare'],
  ['health-care', 'better healthcare'],
  ['healthcare', 'Better Health Care'],
  ['healthcare', 'health‑care'],
])('“%s” is found in “%s”', (query, text) => {
  expect(anySpelling(fold(query))?.test(fold(text))).toBe(true);
});

test.each([
  ['heart', 'the art'],
  ['another', 'tan other'],
  ['healthcare', 'health\ncare'],
])('“%s” is not found in “%s”', (query, text) => {
  expect(anySpelling(fold(query))?.test(fold(text)) ?? false).toBe(false);
});
