import { expect, test } from 'vitest';
import { eventsForEmbed } from './embeds.ts';

const on = (day: number) => ({
  id: String(day),
  startsAt: `2026-12-${String(day).padStart(2, '0')}T18:00:00Z`,
  endsAt: `2026-12-${String(day).padStart(2, '0')}T20:00:00Z`,
});
const days = (list: { startsAt: string }[]) =>
  list.map(({ startsAt }) => Number(startsAt.slice(8, 10)));

test.each([
  ['before all', '2026-11-30T00:00:00Z', [1, 2, 4, 5, 7]],
  ['while one goes on', '2026-12-02T19:00:00Z', [2, 4, 5, 7, 9]],
  ['when one has just ended', '2026-12-02T20:00:00Z', [4, 5, 7, 9]],
  ['after all', '2027-01-01T00:00:00Z', []],
])('%s, the next five that are not over', (_, now, expected) => {
  expect(days(eventsForEmbed([9, 1, 7, 2, 5, 4].map(on), new Date(now)))).toEqual(expected);
});
