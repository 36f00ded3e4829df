import { expect, test } from 'vitest';
import { inOrderOfEnd, standingOf } from './exchange.ts';
import { nextEntries } from './next-entries.ts';
import { entry } from './testing/entry.ts';

test.each([
  ['before its last day', 'open', '2027-05-27', 'open'],
  ['on its last day', 'open', '2027-05-28', 'open'],
  ['the day after', 'open', '2027-05-29', 'past'],
  ['once somebody was found', 'matched', '2026-12-01', 'matched'],
  ['found, and long ago', 'matched', '2028-01-01', 'matched'],
] as const)('%s an entry that is %s stands so on %s: %s', (_, status, today, standing) => {
  expect(standingOf({ status, until: '2027-05-28' }, today)).toBe(standing);
});

test('what ends next stands first, and only what is open', () => {
  const board = inOrderOfEnd([
    entry('c'),
    entry('a', { until: '2027-01-01' }),
    entry('b', { until: '2026-01-01' }),
    entry('d', { until: '2026-12-01', status: 'matched' }),
    entry('e', { until: '2027-01-01' }),
  ]);
  expect(board.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'e', 'c']);
  expect(nextEntries(board, '2026-11-22', 2).map(({ id }) => id)).toEqual(['a', 'e']);
});
