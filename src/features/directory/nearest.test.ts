import { expect, test } from 'vitest';
import { type DirectoryFilter, emptyFilter } from './directory-filter.ts';
import { filterInWords } from './filter-in-words.ts';
import { nearestEntries, offersFor } from './nearest.ts';
import { entry } from './testing/entry.ts';

const all = [
  entry('ana', { expertise: ['Asthma'], languages: ['Spanish'], region: 'West' }),
  entry('ben', { expertise: ['Asthma'], languages: ['Twi'], region: 'West' }),
  entry('cho', { expertise: ['Flooding'], languages: ['Twi'], region: 'Midwest' }),
];
const filter: DirectoryFilter = {
  ...emptyFilter,
  chosen: { ...emptyFilter.chosen, tag: ['Asthma'], lang: ['Twi'], region: ['Midwest'] },
};

test('a filter that stands in the way is offered, with what is left without it', () => {
  expect(offersFor(all, filter).map(({ label, count }) => `${label}: ${count}`)).toEqual([
    'Expertise: Asthma: 1',
    'Region: Midwest: 1',
  ]);
});

test('a search that stands in the way is offered in its own words', () => {
  const search = { ...emptyFilter, q: 'zebra', chosen: { ...emptyFilter.chosen, lang: ['Twi'] } };
  expect(offersFor(all, search, new Map()).map(({ label, count }) => `${label}: ${count}`)).toEqual(
    ['“zebra”: 2'],
  );
});

test('who has most of what was asked comes nearest', () => {
  expect(nearestEntries(all, filter, new Map(), 3).map(({ id }) => id)).toEqual([
    'ben',
    'cho',
    'ana',
  ]);
});

test('in a search only those come near of whom some word is true', () => {
  const search = { ...filter, q: 'smoke schools' };
  expect(nearestEntries(all, search, new Map([['ana', 2]]), 3).map(({ id }) => id)).toEqual([
    'ana',
  ]);
});

test('a filter can be read as a person would say it', () => {
  const said = {
    ...filter,
    q: ' heat ',
    chosen: { ...filter.chosen, tag: ['Asthma', 'Workers'], free: ['yes'] },
  };
  expect(filterInWords(said)).toEqual([
    'Search: heat',
    'Expertise: Asthma or Workers',
    'Language: Twi',
    'Region: Midwest',
    'Fee: Free for non-profits',
  ]);
  expect(filterInWords({ ...said, match: 'all' })).toContain('Expertise: Asthma and Workers');
});
