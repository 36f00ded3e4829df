import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestSearch } from '#site/address/search-words.ts';
import { resourceTypes, type Topic } from '#site/vocabulary.ts';
import { filterFromAddress, filterToAddress } from './library-address.ts';
import { emptyFilter, type LibraryFilter, sorts } from './library-filter.ts';

const topics: readonly Topic[] = ['communication', 'mental health', 'policy'];
const read = (query: string) => filterFromAddress(new URLSearchParams(query), topics);

describe('the address', () => {
  test('names what is asked, and nothing else', () => {
    const filter: LibraryFilter = {
      q: ' the road ',
      type: 'guide',
      topics: ['communication', 'mental health'],
      match: 'all',
      sort: 'title',
    };
    expect(filterToAddress(filter).toString()).toBe(
      'q=the+road&type=guide&topic=communication&topic=mental+health&match=all&sort=title',
    );
    expect(filterToAddress(emptyFilter).toString()).toBe('');
  });

  test('is read back as it was written', () => {
    const some = fc.record({
      q: fc.string({ unit: 'grapheme', maxLength: 20 }).map((q) => q.trim()),
      type: fc.constantFrom('all' as const, ...resourceTypes),
      topics: fc.subarray([...topics]),
      match: fc.constantFrom('any' as const, 'all' as const),
      sort: fc.constantFrom(...sorts),
    });
    fc.assert(
      fc.property(some, (filter) => {
        fc.pre(filter.q.length <= longestSearch);
        expect(filterFromAddress(filterToAddress(filter), topics)).toEqual(filter);
      }),
    );
  });

  test.each([
    ['an unknown topic', 'topic=<script>alert(1)</script>'],
    ['a topic that no document has', 'topic=youth'],
    ['a topic in other letters', 'topic=Policy'],
    ['an unknown key', 'color=red&__proto__=x&constructor=y'],
    ['empty values', 'topic=&q=&type=&sort=&match='],
    ['an unknown type', 'type=film'],
    ['a type in other letters', 'type=Guide'],
    ['a type as its tab says it', 'type=Reports'],
    ['the type that is no type', 'type=all'],
    ['an unknown order', 'sort=best'],
    ['the order that stands anyway', 'sort=newest'],
    ['a name that every object has', 'type=constructor&sort=__proto__&topic=toString'],
    ['an unknown way to match', 'match=some'],
    ['a broken escape', 'topic=%E0%A4%A'],
  ])('with %s asks for nothing', (_, query) => expect(read(query)).toEqual(emptyFilter));

  test('keeps the known topics beside unknown and repeated ones, in the order of the page', () => {
    expect(read('topic=policy&topic=x&topic=communication&topic=policy').topics).toEqual([
      'communication',
      'policy',
    ]);
  });

  test('holds the first of several types', () => {
    expect(read('type=report&type=guide').type).toBe('report');
  });

  test('cuts a search that is a book', () => {
    expect(read(`q=${'heat '.repeat(20_000)}`).q).toHaveLength(longestSearch);
    expect(read(`q=${'a'.repeat(99)}🔥`).q.isWellFormed()).toBe(true);
  });

  test('never gives what the page does not know', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const filter = read(query);
        for (const topic of filter.topics) expect(topics).toContain(topic);
        expect(['all', ...resourceTypes]).toContain(filter.type);
        expect(sorts).toContain(filter.sort);
      }),
    );
  });
});
