import type { EventView } from '#features/events/event.ts';
import { type EventTimes, isToCome } from '#features/events/event-time.ts';
import { dayIn } from '#site/time/clock-reading.ts';
import { addDays, type PlainDay } from '#site/time/plain-date.ts';

/** An event in the calendar. It is small, because a browser may load a thousand of them. */
export type CalendarEntry = ReturnType<typeof toCalendarEntry>;

/** Returns the fields of an event that the calendar needs. */
export function toCalendarEntry(event: EventView) {
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
 * Returns the days of an event: the day it starts and, if it lasts longer than 24 hours, each
 * further day up to its end. An evening that ends after midnight has one day. The days are those of
 * the zone that is shown first: the visitor's for a virtual event, if it is known, else the
 * event's.
 */
export function daysOfEvent(event: EventTimes, visitorZone: string | undefined): PlainDay[] {
  const zone = event.format === 'virtual' ? (visitorZone ?? event.timeZone) : event.timeZone;
  const start = Date.parse(event.startsAt);
  const end = Date.parse(event.endsAt);
  const days = [dayIn(event.startsAt, zone)];
  if (end - start <= millisecondsOfDay) return days;
  // An end at midnight is the first moment of the next day, on which the event is over.
  const last = dayIn(new Date(end - 1), zone);
  for (let day = addDays(days[0] ?? last, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

export type PlacedEntry = CalendarEntry & { days: readonly PlainDay[] };

/**
 * Returns an entry with its days. The same entry gives the same object, so that memoized views do
 * not render again.
 */
export type PlaceEntry = (entry: CalendarEntry) => PlacedEntry;

/**
 * Returns the function that gives entries their days in a visitor's zone; where that is undefined,
 * in each event's own zone.
 */
export function entryPlacer(visitorZone: string | undefined): PlaceEntry {
  const placedEntries = new WeakMap<CalendarEntry, PlacedEntry>();
  return (entry) => {
    const cached = placedEntries.get(entry);
    if (cached) return cached;
    const placedEntry = { ...entry, days: daysOfEvent(entry, visitorZone) };
    placedEntries.set(entry, placedEntry);
    return placedEntry;
  };
}

/** Returns events by day, in the order of `events`. An event of several days is on each of them. */
export function eventsByDay(events: readonly PlacedEntry[]): ReadonlyMap<PlainDay, PlacedEntry[]> {
  const byDay = new Map<PlainDay, PlacedEntry[]>();
  for (const event of events) {
    for (const day of event.days) byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  return byDay;
}

const nextLimit = 3;

/**
 * Returns the events to show under a day that has none. `events` are those that pass the filters,
 * the earliest first. It takes the first three after the day; else the first three to come, which
 * are before it; else the last three. Cancelled ones are taken only where there are no others,
 * because nobody can go to them.
 */
export function nextEvents(
  events: readonly PlacedEntry[],
  day: PlainDay,
  now: Date,
): { which: 'after' | 'before' | 'past'; events: readonly PlacedEntry[] } {
  const notCancelled = events.filter(({ status }) => status !== 'cancelled');
  const toCome = notCancelled.filter((event) => isToCome(event, now));
  const after = toCome.filter(({ days: [first = ''] }) => first > day);
  if (after.length > 0) return { which: 'after', events: after.slice(0, nextLimit) };
  if (toCome.length > 0) return { which: 'before', events: toCome.slice(0, nextLimit) };
  const past = notCancelled.length > 0 ? notCancelled : events;
  return { which: 'past', events: past.slice(-nextLimit) };
}
