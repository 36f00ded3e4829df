import type { CalendarEvent } from '../calendar-files/calendar-event.ts';
import { type EventView, eventView } from '../event.ts';

/** An event of a calendar file for tests, with `fields` in place of its own. */
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
    speakers: [],
    summary: 'Heat, hearts and front porches.',
    howToJoin: 'Walk in.',
    access: 'Step-free.',
    updated: '2026-11-02',
    revision: 0,
    ...fields,
  };
}

/** The same as a view for its page, with one speaker and with `fields` in place of its own. */
export function sampleView(fields: Partial<EventView> = {}): EventView {
  const { id, ...file } = sampleEvent();
  const speakers = [{ name: 'Ana Reyes', href: '/speakers/profile/ana-reyes', title: 'Nurse' }];
  return { ...eventView(id, file), speakers, ...fields };
}
