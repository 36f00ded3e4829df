import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestSearch } from '#site/search/search-in-address.ts';
import {
  emptySearch,
  resultKinds,
  searchFromAddress,
  searchToAddress,
  toggledKind,
} from './search-state.ts';

const read = (query: string) => searchFromAddress(new URLSearchParams(query));

describe('the address of a search', () => {
  test('is read back as it was written', () => {
    const some = fc.record({
      q: fc.string({ maxLength: longestSearch }).map((q) => q.trim()),
      kinds: fc.subarray([...resultKinds]),
    });
    fc.assert(
      fc.property(some, (search) => {
        expect(searchFromAddress(searchToAddress(search))).toEqual(search);
      }),
    );
  });

  test.each([
    ['an unknown kind', 'kind=<script>alert(1)</script>'],
    ['a kind in capitals', 'kind=SPEAKER'],
    ['an unknown key', 'color=red&__proto__=x'],
    ['empty values', 'q=&kind='],
    ['a broken escape', 'kind=%E0%A4%A'],
  ])('with %s asks for nothing', (_, query) => expect(read(query)).toEqual(emptySearch));

  test('takes the first of repeated words, and each kind once in the order of the page', () => {
    expect(read('kind=page&q=heat&kind=story&q=smoke&kind=page')).toEqual({
      q: 'heat',
      kinds: ['story', 'page'],
    });
  });

  test('cuts a search that is a book, and mends half a letter', () => {
    expect(read(`q=${'x'.repeat(100_000)}`).q).toHaveLength(longestSearch);
    expect(read('q=%ED%A0%BD').q.isWellFormed()).toBe(true);
  });

  test('a kind is chosen and given back', () => {
    const chosen = toggledKind({ q: 'heat', kinds: ['page'] }, 'story');
    expect(chosen).toEqual({ q: 'heat', kinds: ['story', 'page'] });
    expect(toggledKind(chosen, 'page').kinds).toEqual(['story']);
  });
});
