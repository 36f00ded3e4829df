import { expect, test } from 'vitest';
import { sortEntries } from './sort-entries.ts';
import { entry } from './testing/entry.ts';

const all = Array.from({ length: 26 }, (_, index) => entry(`speaker-${index}`));
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const daily = (day: string) => idsOf(sortEntries(all, 'daily', { day }));

test('the best match comes first, equal ones by name', () => {
  const scores = new Map([
    ['speaker-3', 1],
    ['speaker-9', 5],
    ['speaker-1', 1],
  ]);
  const found = all.filter(({ id }) => scores.has(id));
  expect(idsOf(sortEntries(found, 'best', { scores, day: '2026-11-21' }))).toEqual([
    'speaker-9',
    'speaker-1',
    'speaker-3',
  ]);
});

test('the fair order is the same for everyone on a day, and another on the next', () => {
  expect(daily('2026-11-21')).toEqual(daily('2026-11-21'));
  expect(daily('2026-11-21')).not.toEqual(daily('2026-11-22'));
  expect(daily('2026-11-21').toSorted()).toEqual(idsOf(all).toSorted());
});

test('over a year everybody is first about as often as everybody else', () => {
  const firsts = new Map<string, number>();
  for (let day = 0; day < 2600; day++) {
    const [first = ''] = daily(`day ${day}`);
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  expect(firsts.size).toBe(26);
  for (const count of firsts.values()) {
    expect(count).toBeGreaterThan(60);
    expect(count).toBeLessThan(140);
  }
});
