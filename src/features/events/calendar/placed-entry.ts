import { daysOfEvent } from '#features/events/day-of-event.ts';
import type { PlainDay } from '#site/time/plain-date.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** An entry and the days it falls on, in the zone shown. */
export interface PlacedEntry extends CalendarEntry {
  days: readonly PlainDay[];
}

/** An entry → the same on its days; the same object each time. */
export type PlaceEntry = (entry: CalendarEntry) => PlacedEntry;

/** Places entries on the days of a visitor; without a zone, on those of the event's own. */
export function placeIn(visitorZone: string | undefined): PlaceEntry {
  const placed = new WeakMap<CalendarEntry, PlacedEntry>();
  return (entry) => {
    const before = placed.get(entry);
    if (before) return before;
    const next = { ...entry, days: daysOfEvent(entry, visitorZone) };
    placed.set(entry, next);
    return next;
  };
}

/** Events by the day they fall on, each day in the order given. */
export function eventsByDay<Event extends Pick<PlacedEntry, 'days'>>(
  events: readonly Event[],
): ReadonlyMap<PlainDay, readonly Event[]> {
  const byDay = new Map<PlainDay, Event[]>();
  for (const event of events) {
    for (const day of event.days) {
      const others = byDay.get(day);
      if (others) others.push(event);
      else byDay.set(day, [event]);
    }
  }
  return byDay;
}
