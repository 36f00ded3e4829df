import { expect, test } from 'vitest';
import { statesNamed } from './named-place.ts';
import { takePhrases } from './take-phrases.ts';

const meanings: Readonly<Record<string, string | null>> = {
  free: 'fee',
  west: 'place',
  'new york': 'state',
  'new york city': 'city',
  'west nile': null,
};
const take = (query: string) => {
  const { taken, rest } = takePhrases(query, (phrase) =>
    Object.hasOwn(meanings, phrase) ? meanings[phrase] : undefined,
  );
  return [taken.map(({ words, meaning }) => `${words}=${meaning}`).join(' '), rest];
};

test.each([
  ['a free talk', 'free=fee', 'a talk'],
  ['nurse in New York City', 'New York City=city', 'nurse in'],
  ['new york free', 'new york=state free=fee', ''],
  ['West Nile in the west', 'west=place', 'West Nile in the'],
  ['a "free" talk', '', 'a "free" talk'],
  ['“new york” west', 'west=place', '“new york”'],
  ['freedom', '', 'freedom'],
  ['the "free talk', '', 'the "free talk'],
  ['', '', ''],
])('of “%s” it takes “%s” and leaves “%s”', (query, taken, rest) => {
  expect(take(query)).toEqual([taken, rest]);
});

const places = { tx: ['TX'], or: ['OR'], md: ['MD'], texa: ['TX'] };
test.each([
  ['texa', 'Texas', ['TX']],
  ['tx', 'tx', ['TX']],
  ['or', 'or', undefined],
  ['or', 'OR', ['OR']],
  ['md', 'MD', undefined],
  ['toString', 'toString', undefined],
])('“%s”, typed as “%s”, is %j', (phrase, written, states) => {
  expect(statesNamed(places, phrase, written)).toEqual(states);
});
