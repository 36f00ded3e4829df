import { isToCome } from '#features/events/event-phase.ts';
import type { PlainDay } from '#site/time/plain-date.ts';
import type { PlacedEntry } from './placed-entry.ts';

/** So many events stand below a day without any. */
const mostNext = 3;

/** What stands below a day without events: what comes after it, else what comes before it, else what was last. */
export interface NextEvents {
  which: 'after' | 'before' | 'past';
  events: readonly PlacedEntry[];
}

/**
 * The events to show on a day that has none, of those that pass the filters (`events`, earliest first). Nobody can go
 * to one that was cancelled, so it is among them only where there are no others.
 */
export function nextEvents(events: readonly PlacedEntry[], day: PlainDay, now: Date): NextEvents {
  const held = events.filter(({ status }) => status !== 'cancelled');
  const toCome = held.filter((event) => isToCome(event, now));
  const after = toCome.filter(({ days: [first = ''] }) => first > day);
  if (after.length > 0) return { which: 'after', events: after.slice(0, mostNext) };
  if (toCome.length > 0) return { which: 'before', events: toCome.slice(0, mostNext) };
  return { which: 'past', events: (held.length > 0 ? held : events).slice(-mostNext) };
}
