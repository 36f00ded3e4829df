import { expect, test } from 'vitest';
import { type ExchangeEntry, inOrderOfEnd, nextEntries, statusOn } from './exchange.ts';

test.each([
  ['before its last day', 'open', '2027-05-27', 'open'],
  ['on its last day', 'open', '2027-05-28', 'open'],
  ['the day after', 'open', '2027-05-29', 'past'],
  ['once somebody was found', 'matched', '2026-12-01', 'matched'],
  ['found, and long ago', 'matched', '2028-01-01', 'matched'],
] as const)('%s an entry that is %s is on %s: %s', (_, status, today, expected) => {
  expect(statusOn({ status, until: '2027-05-28' }, today)).toBe(expected);
});

test('what ends next is first, and only what is open', () => {
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

/** A need from Texas with the changes of a test. */
function entry(id: string, changed: Partial<ExchangeEntry> = {}): ExchangeEntry {
  return {
    id,
    kind: 'need',
    title: 'A nurse',
    who: 'Elm Row',
    topic: 'Extreme heat',
    text: 'Forty members.',
    audience: 'Tenants',
    place: 'Harborlight, TX',
    region: 'Southwest',
    when: 'An evening',
    languages: ['English'],
    posted: '2026-10-12',
    until: '2027-05-28',
    status: 'open',
    ...changed,
  } as ExchangeEntry;
}
