import { daysOfEvent } from '#features/events/day-of-event.ts';
import { fold } from '#site/fold.ts';
import type { PlainDay } from '#site/plain-date.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { allFormats, allRegions, allTopics, type EventFilter } from './calendar-state.ts';
import { type DayRange, fallsIn } from './quick-ranges.ts';

/** An entry and the days it falls on, in the zone shown. */
export interface PlacedEntry extends CalendarEntry {
  days: readonly PlainDay[];
}

/** Folded descriptions by the id of the event. */
export type Descriptions = Readonly<Record<string, string>>;

/** Entries on the days of a visitor. */
export function placeEntries(
  entries: readonly CalendarEntry[],
  visitorZone: string | undefined,
): PlacedEntry[] {
  return entries.map((entry) => ({ ...entry, days: daysOfEvent(entry, visitorZone) }));
}

/** What is searched of each event, by its id: the title and, once it is there, the description, folded. */
export function searchedWords(
  entries: readonly Pick<CalendarEntry, 'id' | 'title'>[],
  descriptions: Descriptions,
): ReadonlyMap<string, string> {
  return new Map(entries.map(({ id, title }) => [id, `${fold(title)}\n${descriptions[id] ?? ''}`]));
}

/**
 * The events that pass, in the order given: the search is part of title or description, whatever the
 * capitals and accents; the topic is among the event's; format and region are equal (specification
 * section 5, Events).
 */
export function filterEvents<Event extends CalendarEntry>(
  events: readonly Event[],
  { q, topic, format, region }: EventFilter,
  words: ReadonlyMap<string, string>,
): Event[] {
  const asked = fold(q.trim());
  return events.filter(
    (event) =>
      (topic === allTopics || event.topics.includes(topic)) &&
      (format === allFormats || event.format === format) &&
      (region === allRegions || event.region === region) &&
      (asked === '' || words.get(event.id)?.includes(asked)),
  );
}

/** The events of a range of days; all of them where there is none. */
export function inRange<Event extends Pick<PlacedEntry, 'days'>>(
  events: readonly Event[],
  range: DayRange | undefined,
): readonly Event[] {
  return range ? events.filter(({ days }) => fallsIn(days, range)) : events;
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
