import { describe, expect, test } from 'vitest';
import type { EventFile } from './event.schema.ts';
import { eventView, isPast, splitByDate } from './event.ts';

const townHall: EventFile = {
  title: 'Heat and the Heart',
  start: '2026-05-14T18:00',
  end: '2026-05-14T19:30',
  zone: 'America/Chicago',
  location: 'Harborlight, TX',
  format: 'in-person',
  region: 'Southwest',
  topics: ['public health'],
  status: 'scheduled',
  summary: 'A town hall.',
  speakers: [],
  howToJoin: 'Walk in.',
  access: 'Step-free.',
  link: '#',
};

describe('an event', () => {
  const view = eventView('past1', townHall);

  test('keeps the wall time of its place and says the zone in words', () => {
    expect(view.time).toBe('6:00 PM');
    expect(view.weekday).toBe('Thursday, May 14, 2026');
    expect(view.zone).toBe('Central Daylight Time');
    expect(view.startsAt).toBe('2026-05-14T23:00:00Z');
  });

  test('has no link while the link is only a placeholder', () => {
    expect(view.link).toBeUndefined();
  });

  test('is past one second after its end, not at its start', () => {
    expect(isPast(view, new Date('2026-05-15T00:29:59Z'))).toBe(false);
    expect(isPast(view, new Date('2026-05-15T00:30:01Z'))).toBe(true);
  });
});

test('events are listed upcoming first, each group by date', () => {
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
