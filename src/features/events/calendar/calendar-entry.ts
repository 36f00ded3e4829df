import type { EventView } from '#features/events/event.ts';
import { type EventTimes, isToCome } from '#features/events/event-time.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { addDays, type PlainDay } from '#site/time/plain-date.ts';

/**
 * An event as the calendar lists it, small because a thousand of them may travel to the browser.
 */
export type CalendarEntry = ReturnType<typeof entryOf>;

/** An event's view → its entry. */
export function entryOf(event: EventView) {
  const { id, title, startsAt, endsAt, timeZone, location, format, region, topics, status } = event;
  return { id, title, startsAt, endsAt, timeZone, location, format, region, topics, status };
}

export type OpenEvent = (event: CalendarEntry) => void;

export interface EventDetails
  extends Pick<EventView, 'summary' | 'audience' | 'howToJoin' | 'access' | 'speakers'> {
  /** Paragraphs of plain text. */
  description: readonly string[];
  link?: string | undefined;
}

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/**
 * The days of an event, in the zone that is shown first: that of a virtual event is the visitor's,
 * where it is known, any other is the event's. The day it starts and, where it lasts longer than 24
 * hours, each further one up to its end. An evening that ends after midnight has one day.
 */
export function daysOfEvent(event: EventTimes, visitorZone: string | undefined): PlainDay[] {
  const zone = event.format === 'virtual' ? (visitorZone ?? event.timeZone) : event.timeZone;
  const [start, end] = [Date.parse(event.startsAt), Date.parse(event.endsAt)];
  const days = [dayIn(event.startsAt, zone)];
  if (end - start <= millisecondsOfDay) return days;
  // An end at midnight is the first moment of the next day, on which the event is over.
  const last = dayIn(new Date(end - 1), zone);
  for (let day = addDays(days[0] ?? last, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

export type PlacedEntry = CalendarEntry & { days: readonly PlainDay[] };

/**
 * An entry → the same with its days. Returns the same object for the same entry, so that memoized
 * views keep it.
 */
export type PlaceEntry = (entry: CalendarEntry) => PlacedEntry;

/**
 * Places entries on their days for a visitor's zone; undefined, on those of each event's own zone.
 */
export function placeIn(visitorZone: string | undefined): PlaceEntry {
  const placed = new WeakMap<CalendarEntry, PlacedEntry>();
  return (entry) => {
    const cached = placed.get(entry);
    if (cached) return cached;
    const next = { ...entry, days: daysOfEvent(entry, visitorZone) };
    placed.set(entry, next);
    return next;
  };
}

/**
 * Events by day, those of each day in the order of `events`; an event of several days occurs on
 * each.
 */
export function eventsByDay(events: readonly PlacedEntry[]): ReadonlyMap<PlainDay, PlacedEntry[]> {
  const byDay = new Map<PlainDay, PlacedEntry[]>();
  for (const event of events) {
    for (const day of event.days) byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  return byDay;
}

const nextLimit = 3;

/**
 * The events to show under a day that has none, out of those that pass the filters (`events`,
 * earliest first): those after it, else those to come before it, else the last ones. Cancelled ones
 * occur only where there are no others, because nobody can go to them.
 */
export function nextEvents(
  events: readonly PlacedEntry[],
  day: PlainDay,
  now: Date,
): { which: 'after' | 'before' | 'past'; events: readonly PlacedEntry[] } {
  const held = events.filter(({ status }) => status !== 'cancelled');
  const toCome = held.filter((event) => isToCome(event, now));
  const after = toCome.filter(({ days: [first = ''] }) => first > day);
  if (after.length > 0) return { which: 'after', events: after.slice(0, nextLimit) };
  if (toCome.length > 0) return { which: 'before', events: toCome.slice(0, nextLimit) };
  return { which: 'past', events: (held.length > 0 ? held : events).slice(-nextLimit) };
}
