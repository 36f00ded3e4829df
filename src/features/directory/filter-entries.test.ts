import { describe, expect, test } from 'vitest';
import { type DirectoryFilter, emptyFilter } from './directory-filter.ts';
import type { FacetKey } from './facets.ts';
import { selectEntries } from './filter-entries.ts';
import { entry } from './testing/entry.ts';

const all = [
  entry('ana', { expertise: ['Asthma', 'Youth'], languages: ['English', 'Spanish'] }),
  entry('ben', { expertise: ['Asthma'], region: 'Midwest', travels: 'national' }),
  entry('cho', { expertise: ['Flooding'], travels: 'international', freeForNonprofits: true }),
  entry('dia', { name: 'Día Ortega', title: 'Midwife', expertise: ['Flooding', 'Youth'] }),
];

function asking(chosen: Partial<Record<FacetKey, string[]>>, more: Partial<DirectoryFilter> = {}) {
  return { ...emptyFilter, ...more, chosen: { ...emptyFilter.chosen, ...chosen } };
}

function idsOf(filter: DirectoryFilter, scores?: ReadonlyMap<string, number>) {
  return selectEntries(all, filter, scores)
    .entries.map(({ id }) => id)
    .join(' ');
}

describe('the directory shows', () => {
  test.each([
    ['everyone, when nothing is asked', asking({}), 'ana ben cho dia'],
    ['whoever has any of the tags', asking({ tag: ['Flooding', 'Youth'] }), 'ana cho dia'],
    [
      'whoever has all of the tags',
      asking({ tag: ['Flooding', 'Youth'] }, { match: 'all' }),
      'dia',
    ],
    ['any of the languages', asking({ lang: ['Spanish', 'Twi'] }), 'ana'],
    ['who passes every facet', asking({ tag: ['Asthma'], region: ['Midwest'] }), 'ben'],
    ['who travels at least that far', asking({ travels: ['national'] }), 'ben cho'],
    ['who is free for non-profits', asking({ free: ['yes'] }), 'cho'],
    ['a name without its accent', asking({}, { q: 'dia' }), 'dia'],
    ['a part of a title', asking({}, { q: ' midW ' }), 'dia'],
    ['nobody, when nothing fits', asking({ tag: ['Workers'] }), ''],
    ['everyone, when only blanks are searched', asking({}, { q: '   ' }), 'ana ben cho dia'],
  ])('%s', (_, filter, ids) => expect(idsOf(filter)).toBe(ids));

  test('what the search found, where there is a search', () => {
    expect(idsOf(asking({}, { q: 'wheezing' }), new Map([['ben', 2]]))).toBe('ben');
  });
});

describe('the number beside a choice', () => {
  const counts = (filter: DirectoryFilter) => selectEntries(all, filter).counts;

  test('says how many there are at first', () => {
    expect(counts(asking({})).tag).toEqual({ Asthma: 2, Youth: 2, Flooding: 2 });
  });
  test('follows the other facets', () => {
    expect(counts(asking({ lang: ['Spanish'] })).tag).toEqual({ Asthma: 1, Youth: 1 });
  });
  test('does not follow its own facet, where any choice is enough', () => {
    expect(counts(asking({ tag: ['Asthma'] })).tag).toEqual({ Asthma: 2, Youth: 2, Flooding: 2 });
  });
  test('says what would be left, where all tags are needed', () => {
    expect(counts(asking({ tag: ['Asthma'] }, { match: 'all' })).tag).toEqual({
      Asthma: 2,
      Youth: 1,
    });
  });
  test('is the length of the list after the press', () => {
    const before = asking({ region: ['West'] });
    for (const [value, number] of Object.entries(counts(before).tag)) {
      const after = selectEntries(all, asking({ region: ['West'], tag: [value] }));
      expect(after.entries).toHaveLength(number);
    }
  });
});
