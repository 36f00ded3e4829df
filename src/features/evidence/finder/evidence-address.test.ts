import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestSearch } from '#site/address/search-words.ts';
import { statusOrder, topicOrder } from '../evidence.ts';
import { filterFromAddress, filterToAddress } from './evidence-address.ts';
import { choicesOf, emptyFilter, isActive } from './evidence-filter.ts';

const read = (query: string) => filterFromAddress(new URLSearchParams(query));

describe('the address', () => {
  test('names what is asked, and nothing else', () => {
    const filter = { q: ' heat deaths ', status: 'differs', topic: 'extreme-heat' } as const;
    expect(filterToAddress(filter).toString()).toBe(
      'q=heat+deaths&status=differs&hazard=extreme-heat',
    );
    expect(filterToAddress(emptyFilter).toString()).toBe('');
  });

  test('is read back as it was written', () => {
    const some = fc.record({
      q: fc.string({ unit: 'grapheme', maxLength: 20 }).map((q) => q.trim()),
      status: fc.constantFrom('all' as const, ...statusOrder),
      topic: fc.constantFrom('all' as const, ...topicOrder),
    });
    fc.assert(
      fc.property(some, (filter) => {
        fc.pre(filter.q.length <= longestSearch);
        expect(read(filterToAddress(filter).toString())).toEqual(filter);
      }),
    );
  });

  test.each([
    ['an unknown status', 'status=<script>alert(1)</script>'],
    ['a status in other letters', 'status=Supported'],
    ['a name that every object has', 'status=constructor&hazard=__proto__'],
    ['the word for everything', 'status=all&hazard=all'],
    ['an unknown key', 'topic=wildfires&color=red'],
    ['empty values', 'q=&status=&hazard='],
    ['a broken escape', 'hazard=%E0%A4%A'],
  ])('with %s asks for nothing', (_, query) => expect(read(query)).toEqual(emptyFilter));

  test('cuts a search that is a book', () => {
    expect(read(`q=${'heat '.repeat(20_000)}`).q).toHaveLength(longestSearch);
  });
});

test.each([
  ['nothing', {}, false, 0],
  ['blanks', { q: '  ' }, false, 0],
  ['a word', { q: 'heat' }, true, 0],
  ['a status and a hazard', { status: 'differs', topic: 'flooding' } as const, true, 2],
])('a filter of %s', (_, part, active, choices) => {
  const filter = { ...emptyFilter, ...part };
  expect(isActive(filter)).toBe(active);
  expect(choicesOf(filter)).toHaveLength(choices);
});
