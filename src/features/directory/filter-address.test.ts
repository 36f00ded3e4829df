import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestSearch } from '#site/address/search-words.ts';
import { emptyFilter } from './directory-filter.ts';
import { type FacetValues, perFacet } from './facet-values.ts';
import { facetKeys } from './facets.ts';
import { filterFromAddress, filterToAddress } from './filter-address.ts';

const values: FacetValues = {
  ...perFacet((): string[] => []),
  tag: ['Asthma', 'Children’s health'],
  lang: ['English', 'Spanish'],
  region: ['West'],
  free: ['yes'],
};
const read = (query: string) => filterFromAddress(new URLSearchParams(query), values);

describe('the address', () => {
  test('names what is chosen, and nothing else', () => {
    const chosen = {
      ...emptyFilter.chosen,
      tag: ['Asthma', 'Children’s health'],
      lang: ['Spanish'],
    };
    const filter = { ...emptyFilter, q: ' heat ', match: 'all', sort: 'daily', chosen } as const;
    expect(decodeURIComponent(filterToAddress(filter).toString())).toBe(
      'q=heat&tag=Asthma&tag=Children’s+health&lang=Spanish&match=all&sort=daily',
    );
    expect(filterToAddress(emptyFilter).toString()).toBe('');
  });

  test('is read back as it was written', () => {
    const some = fc.record({
      q: fc.string({ maxLength: longestSearch }).map((q) => q.trim()),
      match: fc.constantFrom('any' as const, 'all' as const),
      sort: fc.constantFrom(undefined, 'best' as const, 'name' as const, 'daily' as const),
      chosen: fc
        .record({ tag: fc.subarray([...values.tag]), lang: fc.subarray([...values.lang]) })
        .map((chosen) => ({ ...emptyFilter.chosen, ...chosen })),
    });
    fc.assert(
      fc.property(some, (filter) => {
        expect(filterFromAddress(filterToAddress(filter), values)).toEqual(filter);
      }),
    );
  });

  test.each([
    ['an unknown tag', 'tag=<script>alert(1)</script>'],
    ['a tag in other letters', 'tag=asthma'],
    ['an unknown key', 'color=red&__proto__=x&constructor=y'],
    ['an empty value', 'tag=&q=&lang='],
    ['an unknown order', 'sort=random'],
    ['an unknown way to match', 'match=some'],
    ['a broken escape', 'tag=%E0%A4%A'],
  ])('with %s asks for nothing', (_, query) => expect(read(query)).toEqual(emptyFilter));

  test('keeps the known values beside unknown and repeated ones, in the order of the page', () => {
    const { chosen } = read('lang=Spanish&tag=Nope&tag=Asthma&lang=English&lang=Spanish');
    expect(chosen).toMatchObject({ tag: ['Asthma'], lang: ['English', 'Spanish'] });
  });

  test('cuts a search that is a book', () => {
    expect(read(`q=${'heat '.repeat(20_000)}`).q).toHaveLength(longestSearch);
  });

  test('never chooses what the page does not offer', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const { chosen } = read(query);
        for (const key of facetKeys)
          for (const value of chosen[key]) expect(values[key]).toContain(value);
      }),
    );
  });
});
