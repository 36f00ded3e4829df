import { expect, test } from 'vitest';
import { isPast, isToCome, phaseOf, splitByDate } from './event-phase.ts';

const townHall = { startsAt: '2026-05-14T23:00:00Z', endsAt: '2026-05-15T01:00:00Z' };

test.each([
  ['2026-05-14T22:59:59Z', 'upcoming'],
  ['2026-05-14T23:00:00Z', 'now'],
  ['2026-05-15T00:59:59Z', 'now'],
  ['2026-05-15T01:00:00Z', 'past'],
  ['2027-05-15T01:00:00Z', 'past'],
] as const)('at %s the event is %s', (now, phase) => {
  expect(phaseOf(townHall, new Date(now))).toBe(phase);
  expect(isPast(townHall, new Date(now))).toBe(phase === 'past');
});

test('nobody can go to an event that is over or was cancelled', () => {
  const before = new Date('2026-05-01T00:00:00Z');
  expect(isToCome(townHall, before)).toBe(true);
  expect(isToCome({ ...townHall, status: 'cancelled' }, before)).toBe(false);
  expect(isToCome(townHall, new Date(townHall.endsAt))).toBe(false);
});

test('upcoming events and past ones are each listed by date', () => {
  const at = (day: string) => ({
    id: day,
    startsAt: `${day}T10:00:00Z`,
    endsAt: `${day}T11:00:00Z`,
  });
  const { upcoming, past } = splitByDate(
    ['2026-03-01', '2026-01-01', '2026-04-01', '2026-02-01'].map(at),
    new Date('2026-02-15T00:00:00Z'),
  );
  expect(upcoming.map(({ id }) => id)).toEqual(['2026-03-01', '2026-04-01']);
  expect(past.map(({ id }) => id)).toEqual(['2026-01-01', '2026-02-01']);
});
