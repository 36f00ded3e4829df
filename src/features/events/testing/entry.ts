import type { CalendarEntry } from '../calendar/calendar-entry.ts';

/** An event in Chicago from six to eight, unless changed. */
export function entry(id: string, changes: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    id,
    title: 'Heat and the Heart',
    startsAt: '2026-11-20T00:00:00Z',
    endsAt: '2026-11-20T02:00:00Z',
    timeZone: 'America/Chicago',
    location: 'Harborlight, TX',
    format: 'in-person',
    region: 'Southwest',
    topics: ['public health'],
    status: 'scheduled',
    ...changes,
  };
}
