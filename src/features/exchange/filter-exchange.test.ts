import { describe, expect, test } from 'vitest';
import { answersOf, emptyFilter, filterFromAddress, filterToAddress } from './exchange-filter.ts';
import { filterExchange } from './filter-exchange.ts';
import { entry } from './testing/entry.ts';

const board = [
  entry('a', { languages: ['English', 'Spanish'] }),
  entry('b', { kind: 'offer', region: 'West' }),
  entry('c', { kind: 'offer', topic: 'Asthma', languages: ['Spanish'] }),
];
const shown = (asked: object) =>
  filterExchange(board, { ...emptyFilter, ...asked })
    .shown.map(({ id }) => id)
    .join('');

describe('the board shows', () => {
  test.each([
    ['everything, when nothing is asked', {}, 'abc'],
    ['offers', { kind: 'offer' }, 'bc'],
    ['what can be held in Spanish', { lang: 'Spanish' }, 'ac'],
    ['what passes every filter', { kind: 'offer', region: 'West' }, 'b'],
    ['nothing, when nothing fits', { topic: 'Asthma', region: 'West' }, ''],
  ])('%s', (_, asked, ids) => expect(shown(asked)).toBe(ids));
});

test('the number beside an answer is the length of the list after the press', () => {
  const answers = answersOf(board);
  for (const before of [
    emptyFilter,
    { ...emptyFilter, kind: 'offer' },
    { ...emptyFilter, lang: 'Spanish' },
  ]) {
    const { counts } = filterExchange(board, before);
    for (const key of ['kind', 'topic', 'region', 'lang'] as const) {
      for (const value of ['all', ...answers[key]]) {
        expect(counts[key][value] ?? 0).toBe(shown({ ...before, [key]: value }).length);
      }
    }
  }
});

describe('the address', () => {
  const read = (query: string) => filterFromAddress(new URLSearchParams(query), answersOf(board));

  test('names what is chosen and is read back', () => {
    const filter = { ...emptyFilter, kind: 'offer', topic: 'Extreme heat' };
    expect(filterToAddress(filter).toString()).toBe('kind=offer&topic=Extreme+heat');
    expect(read('kind=offer&topic=Extreme+heat')).toEqual(filter);
    expect(filterToAddress(emptyFilter).toString()).toBe('');
  });

  test.each([['kind=gift'], ['topic=<b>x</b>'], ['region=Northeast'], ['lang='], ['x=y']])(
    'with %s asks for nothing',
    (query) => expect(read(query)).toEqual(emptyFilter),
  );
});
