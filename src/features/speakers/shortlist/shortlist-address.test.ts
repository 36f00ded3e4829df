import { describe, expect, test } from 'vitest';
import { idsIn, shortlistHref } from './shortlist-address.ts';
import { nameFromId } from './speaker-id.ts';

const many = Array.from({ length: 30_000 }, (_, index) => `s${index}`).join(',');

describe('the ids of an address', () => {
  test.each([
    ['', []],
    ['?ids=', []],
    ['?ids=,,,', []],
    ['?other=a', []],
    ['?ids=amara-quill', ['amara-quill']],
    ['?ids=a,b,c', ['a', 'b', 'c']],
    ['ids=a%2Cb', ['a', 'b']],
    ['?ids=a,b&ids=c', ['a', 'b', 'c']],
    ['?ids=a&ids=a&ids=a,a', ['a']],
    ['?ids=a,+b+,%20c', ['a', 'b', 'c']],
    ['?ids=a;b', []],
    ['?ids[]=a', []],
    ['?IDS=a', []],
    ['?ids=<script>alert(1)</script>,a', ['a']],
    ['?ids=%3Cscript%3E,a', ['a']],
    ['?ids=%zz,a,%,%2', ['a']],
    ['?ids=%E0%A4%A,a', ['a']],
    ['?ids=../../etc/passwd,a', ['a']],
    ['?ids=javascript:alert(1),a', ['a']],
    ['?ids=Amara-Quill,AMARA,a', ['a']],
    ['?ids=-a,a-,a--b,a', ['a']],
    ['?ids=inés,%00,a%0Ab,a', ['a']],
    ['?ids=__proto__,constructor,a', ['constructor', 'a']],
    [`?ids=${'a'.repeat(100_000)},b`, ['b']],
    [`?ids=${'%'.repeat(100_000)},b`, ['b']],
    [`?${'ids=a&'.repeat(20_000)}`, ['a']],
  ])('%.60s', (query, ids) => {
    expect(idsIn(query)).toEqual(ids);
  });

  test('are no more than a hundred, however long the address', () => {
    expect(idsIn(`?ids=${many}`)).toHaveLength(100);
  });
});

describe('the address of a list', () => {
  test('carries the ids in order', () => {
    const list = [{ id: 'b-c' }, { id: 'a' }];
    expect(shortlistHref(list)).toBe('/speakers/shortlist?ids=b-c,a');
    expect(idsIn(new URL(shortlistHref(list), 'https://a.example').search)).toEqual(['b-c', 'a']);
  });

  test('of an empty list is the page', () => {
    expect(shortlistHref([])).toBe('/speakers/shortlist');
  });
});

test('a name is told from an id', () => {
  expect(nameFromId('soo-ah-fairwether')).toBe('Soo Ah Fairwether');
});
