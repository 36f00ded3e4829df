import type { CalendarEvent } from '../calendar-event.ts';

/** An event for tests; every field may be put in the place of its own. */
export function sampleEvent(fields: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: 'porch-talk',
    title: 'Porch Talk',
    start: '2026-12-10T12:00',
    end: '2026-12-10T13:30',
    zone: 'America/Chicago',
    location: 'Harborlight, TX',
    format: 'in-person',
    region: 'Southwest',
    topics: ['public health'],
    status: 'scheduled',
    summary: 'Heat, hearts and front porches.',
    howToJoin: 'Walk in.',
    access: 'Step-free.',
    updated: '2026-11-02',
    revision: 0,
    ...fields,
  };
}
