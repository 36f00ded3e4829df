import { dayIn } from '#site/time/clock-reading.ts';
import { addDays, type PlainDay } from '#site/time/plain-date.ts';
import type { Format } from '#site/vocabulary.ts';
import type { EventTimes } from './event-time.ts';

type Event = EventTimes & { format: Format };

const aDay = 24 * 60 * 60 * 1000;

/** The zone whose day counts: the visitor's for a virtual event, where it is known, else the event's. */
export function leadingZone(event: Event, visitorZone: string | undefined): string {
  return event.format === 'virtual' ? (visitorZone ?? event.timeZone) : event.timeZone;
}

/**
 * The days on which an event falls, in the zone that is shown first: the day it starts, and where it
 * lasts longer than a day, each further one up to its end. An evening that ends after midnight is one day.
 */
export function daysOfEvent(event: Event, visitorZone: string | undefined): PlainDay[] {
  const zone = leadingZone(event, visitorZone);
  const [start, end] = [Date.parse(event.startsAt), Date.parse(event.endsAt)];
  const days = [dayIn(event.startsAt, zone)];
  if (end - start <= aDay) return days;
  // Midnight belongs to the next day, on which the event is over.
  const last = dayIn(new Date(end - 1), zone);
  for (let day = addDays(days[0] ?? last, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
