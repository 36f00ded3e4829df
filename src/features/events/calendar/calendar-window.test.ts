import { expect, test } from 'vitest';
import { addDays } from '#site/time/plain-date.ts';
import { frameOf } from './calendar-window.ts';
import { entry } from './testing/entry.ts';

const now = new Date('2026-11-21T15:00:00Z');

/** So many events, one every third day from the beginning of 2026. */
const events = (count: number) =>
  Array.from({ length: count }, (_, place) => {
    const day = addDays('2026-01-01', 3 * place);
    return entry(`event-${place}`, { startsAt: `${day}T18:00:00Z`, endsAt: `${day}T19:00:00Z` });
  });

test('a short calendar stands in the page whole, by date', () => {
  const frame = frameOf(events(120).toReversed(), now);
  expect(frame).toMatchObject({ total: 120, upcoming: 12, builtOn: '2026-11-21' });
  expect(frame.items.map(({ id }) => id)).toEqual(events(120).map(({ id }) => id));
});

test('of a long one the months around the building stand there, and the numbers of all', () => {
  const frame = frameOf(events(1000), now);
  expect(frame.total).toBe(1000);
  expect(frame.upcoming).toBe(892);
  expect(frame.items.length).toBeLessThan(50);
  const months = new Set(frame.items.map(({ startsAt }) => startsAt.slice(0, 7)));
  expect([...months]).toEqual(['2026-10', '2026-11', '2026-12', '2027-01']);
});

test('builds of one day are the same', () => {
  const later = new Date('2026-11-21T23:59:59Z');
  expect(frameOf(events(200), later)).toEqual(frameOf(events(200), now));
});
