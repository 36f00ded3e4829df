import { expect, test } from 'vitest';
import { nextEvents } from './next-events.ts';
import { placeIn } from './placed-entry.ts';
import { entry } from './testing/entry.ts';

const at = (day: string, changes = {}) =>
  entry(day, { startsAt: `${day}T18:00:00Z`, endsAt: `${day}T19:00:00Z`, ...changes });
const dates = ['2026-11-05', '2026-11-30', '2026-12-10', '2027-01-14', '2027-02-09'];
const events = [
  ...dates.map((day) => at(day)),
  at('2027-03-01', { status: 'cancelled' as const }),
].map(placeIn(undefined));
const now = new Date('2026-11-19T12:00:00Z');

test.each([
  ['today, the next three', '2026-11-19', 'after', dates.slice(1, 4)],
  ['a day between them, those after it', '2026-12-10', 'after', dates.slice(3)],
  ['a day that is over, what is still to come', '2026-01-01', 'after', dates.slice(1, 4)],
  ['a day after the last, the next from now on', '2027-02-20', 'before', dates.slice(1, 4)],
] as const)('below %s', (_, day, which, ids) => {
  const next = nextEvents(events, day, now);
  expect([next.which, next.events.map(({ id }) => id)]).toEqual([which, ids]);
});

test('where nothing is still to come, the last ones', () => {
  const next = nextEvents(events, '2028-01-01', new Date('2028-01-01T12:00:00Z'));
  expect([next.which, next.events.map(({ id }) => id)]).toEqual(['past', dates.slice(2)]);
});

test('of nothing, nothing', () => {
  expect(nextEvents([], '2026-11-19', now).events).toEqual([]);
});
