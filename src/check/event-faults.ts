import { type Entry, faultAt } from './entry.ts';
import type { Fault } from './fault.ts';

interface EventFields {
  title?: unknown;
  start?: unknown;
  location?: unknown;
}

/**
 * Faults between events: one that begins at the same time, at the same place, under the same title as
 * another is a copy that nobody changed, and would stand twice in every calendar.
 */
export function eventFaults(entries: readonly Entry[]): Fault[] {
  const seen = new Map<string, Entry>();
  const events = entries.filter(({ kindName }) => kindName === 'events');
  return events.flatMap((entry) => {
    const { title, start, location } = (entry.data ?? {}) as EventFields;
    const key = JSON.stringify([title, start, location]);
    const twin = seen.get(key);
    seen.set(key, twin ?? entry);
    if (!twin || start === undefined) return [];
    return faultAt(entry, ['start'], start, {
      problem: `title, start and place are those of "${twin.file}"`,
      remedy: 'Change this event, or delete one of the two files.',
    });
  });
}
