import { describe, expect, test } from 'vitest';
import type { EventFile } from './event.schema.ts';
import { eventView } from './event.ts';

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
  updated: '2026-04-01',
  revision: 0,
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
});
