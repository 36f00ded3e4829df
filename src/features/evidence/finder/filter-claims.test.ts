import { describe, expect, test } from 'vitest';
import { type ClaimRow, filterClaims } from './filter-claims.ts';

const rows: ClaimRow[] = [
  { id: 'a', status: 'supported', topic: 'flooding' },
  { id: 'b', status: 'differs', topic: 'flooding' },
  { id: 'c', status: 'supported', topic: 'wildfires' },
  { id: 'd', status: 'unsourced', topic: 'home' },
];
const all = { status: 'all', topic: 'all' } as const;

describe('the claims left', () => {
  test.each([
    ['by nothing are all', all, undefined, 'abcd'],
    ['by a status', { ...all, status: 'supported' } as const, undefined, 'ac'],
    ['by a topic', { ...all, topic: 'flooding' } as const, undefined, 'ab'],
    ['by both', { status: 'supported', topic: 'flooding' } as const, undefined, 'a'],
    ['by a search', all, ['b', 'c'], 'bc'],
    ['by a search and a status', { ...all, status: 'differs' } as const, ['b', 'c'], 'b'],
    ['by a search that finds nothing are none', all, [], ''],
  ])('%s', (_, filter, found, left) => {
    const { shown } = filterClaims(rows, filter, found && new Set(found));
    expect([...shown].join('')).toBe(left);
  });
});

test('a number beside a choice says what the list would show after it', () => {
  const { counts } = filterClaims(rows, { status: 'supported', topic: 'all' }, new Set(['a', 'b']));
  expect(counts.total).toBe(4);
  expect(counts.status).toEqual({ all: 2, supported: 1, differs: 1, unsourced: 0 });
  expect(counts.topic).toMatchObject({ all: 1, flooding: 1, wildfires: 0 });
});
