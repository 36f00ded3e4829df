import { describe, expect, test } from 'vitest';
import {
  type Choice,
  choicesFrom,
  idsInQuery,
  isFull,
  joinChoices,
  maxChoices,
  moveChoice,
  nameFromId,
  shortlistHref,
  togetherInQuery,
  withChoice,
} from './shortlist.ts';

const list = (...ids: string[]): Choice[] => ids.map((id) => ({ id, name: `Dr. ${id}` }));
const ids = (choices: readonly Choice[]) => choices.map(({ id }) => id).join(' ');
const [a, b] = list('a', 'b') as [Choice, Choice];
const full = list(...Array.from({ length: maxChoices }, (_, index) => `s${index}`));

describe('a shortlist', () => {
  test('takes a speaker as its last choice', () => expect(ids(withChoice([a], b))).toBe('a b'));
  test('takes nobody twice', () => expect(ids(withChoice([a, b], a))).toBe('a b'));
  test('holds twelve', () => {
    expect(isFull(full)).toBe(true);
    expect(withChoice(full, a)).toBe(full);
  });
});

describe('the order', () => {
  test.each([
    ['b', 'up', 'b a c'],
    ['b', 'down', 'a c b'],
    ['a', 'down', 'b a c'],
    ['c', 'up', 'a c b'],
    ['a', 'up', 'a b c'],
    ['c', 'down', 'a b c'],
    ['d', 'up', 'a b c'],
    ['d', 'down', 'a b c'],
  ] as const)('with %s moved %s is %s', (id, way, after) => {
    expect(ids(moveChoice(list('a', 'b', 'c'), id, way))).toBe(after);
  });
});

describe('two lists', () => {
  test('become one, the own first and nobody twice', () => {
    expect(ids(joinChoices(list('a', 'b'), list('c', 'b', 'd')))).toBe('a b c d');
  });
});

test.each([
  [
    [a, b],
    [a, b],
  ],
  [
    [a, null, 7, 'b', [], b],
    [a, b],
  ],
  [[{ id: 'a' }, b], [b]],
  [[{ id: 'a', name: '' }, { id: 'a', name: '  ' }, b], [b]],
  [[{ id: 'a', name: { toString: 'x' } }, b], [b]],
  [[{ id: '<b>', name: 'B' }, { id: '../a', name: 'A' }, b], [b]],
  [[{ id: 'a', name: 'x'.repeat(121) }, b], [b]],
  [[{ ...a, onclick: 'alert(1)' }], [a]],
  [
    [a, b, { id: 'a', name: 'Someone else' }],
    [{ id: 'a', name: 'Someone else' }, b],
  ],
])('what is stored as %j is read as %j', (stored, read) => {
  expect(choicesFrom(stored)).toEqual(read);
});

test('at most twelve are read', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ id: `s${index}`, name: 'S' }));
  expect(choicesFrom(many)).toHaveLength(12);
});

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
    expect(idsInQuery(query)).toEqual(ids);
  });

  test('are no more than a hundred, however long the address', () => {
    expect(idsInQuery(`?ids=${many}`)).toHaveLength(100);
  });
});

describe('the address of a list', () => {
  test('carries the ids in order', () => {
    const list = [{ id: 'b-c' }, { id: 'a' }];
    expect(shortlistHref(list)).toBe('/speakers/shortlist?ids=b-c,a');
    expect(idsInQuery(new URL(shortlistHref(list), 'https://a.example').search)).toEqual([
      'b-c',
      'a',
    ]);
  });

  test.each([
    ['?ids=a,b&together=all', 'all'],
    ['?together=one', 'one'],
    ['?together=two', undefined],
    ['?ids=a', undefined],
    ['', undefined],
  ])('%s says whether one is asked for or all: %s', (query, together) => {
    expect(togetherInQuery(query)).toBe(together);
    if (together)
      expect(shortlistHref([], togetherInQuery(query))).toContain(`together=${together}`);
  });

  test('of an empty list is the page', () => {
    expect(shortlistHref([])).toBe('/speakers/shortlist');
  });
});

test('a name is told from an id', () => {
  expect(nameFromId('soo-ah-fairwether')).toBe('Soo Ah Fairwether');
});
