import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestSearch } from '#site/address/search-words.ts';
import { filterFromAddress, filterToAddress } from './story-address.ts';
import { emptyFilter } from './story-filter.ts';

const tags = ['Heat', 'Mental Health', 'Youth'];
const read = (query: string) => filterFromAddress(new URLSearchParams(query), tags);

describe('the address', () => {
  test('names what is asked, and nothing else', () => {
    const filter = {
      ...{ q: ' the road ', tags: ['Heat', 'Mental Health'] },
      ...({ type: 'video', match: 'all', tab: 'video' } as const),
    };
    expect(filterToAddress(filter).toString()).toBe(
      'q=the+road&type=video&tag=Heat&tag=Mental+Health&match=all&tab=video',
    );
    expect(filterToAddress(emptyFilter).toString()).toBe('');
  });

  test('is read back as it was written', () => {
    const some = fc.record({
      q: fc.string({ unit: 'grapheme', maxLength: 20 }).map((q) => q.trim()),
      type: fc.constantFrom('all' as const, 'audio' as const, 'video' as const),
      tags: fc.subarray(tags),
      match: fc.constantFrom('any' as const, 'all' as const),
      tab: fc.constantFrom('audio' as const, 'video' as const),
    });
    fc.assert(
      fc.property(some, (filter) => {
        fc.pre(filter.q.length <= longestSearch);
        expect(filterFromAddress(filterToAddress(filter), tags)).toEqual(filter);
      }),
    );
  });

  test.each([
    ['an unknown tag', 'tag=<script>alert(1)</script>'],
    ['a tag in other letters', 'tag=heat'],
    ['an unknown key', 'color=red&__proto__=x&constructor=y'],
    ['empty values', 'tag=&q=&type=&tab=&match='],
    ['an unknown type', 'type=print'],
    ['a type in other letters', 'type=Video'],
    ['the type that is no type', 'type=all'],
    ['an unknown tab', 'tab=radio'],
    ['a name that every object has', 'type=constructor&tab=__proto__&tag=toString'],
    ['an unknown way to match', 'match=some'],
    ['a broken escape', 'tag=%E0%A4%A'],
  ])('with %s asks for nothing', (_, query) => expect(read(query)).toEqual(emptyFilter));

  test('keeps the known tags beside unknown and repeated ones, in the order of the page', () => {
    expect(read('tag=Youth&tag=Nope&tag=Heat&tag=Youth').tags).toEqual(['Heat', 'Youth']);
  });

  test('holds the first of several types', () => {
    expect(read('type=video&type=audio').type).toBe('video');
  });

  test('cuts a search that is a book', () => {
    expect(read(`q=${'heat '.repeat(20_000)}`).q).toHaveLength(longestSearch);
    expect(read(`q=${'a'.repeat(99)}🔥`).q.isWellFormed()).toBe(true);
  });

  test('never gives what the page does not know', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const filter = read(query);
        for (const tag of filter.tags) expect(tags).toContain(tag);
        expect(['all', 'audio', 'video']).toContain(filter.type);
        expect(['audio', 'video']).toContain(filter.tab);
      }),
    );
  });
});
