import { sampleEvent } from '#features/events/calendar-files/testing/sample-event.ts';
import { type EventView, eventView } from '#features/events/event.ts';

/** An event as its page gets it, for tests; every field may be put in the place of its own. */
export function sampleView(fields: Partial<EventView> = {}): EventView {
  const { id, ...file } = sampleEvent();
  const speakers = [{ name: 'Ana Reyes', href: '/speakers/profile/ana-reyes', title: 'Nurse' }];
  return { ...eventView(id, { ...file, speakers: [] }), speakers, ...fields };
}
