import { type ClockReading, readClock } from '#site/time/clock-reading.ts';
import { daysBetween } from '#site/time/plain-date.ts';
import type { Format } from '#site/vocabulary.ts';
import { counted } from '#site/words.ts';

/** When an event is: two instants in ISO 8601 UTC, and the IANA zone of its place or its host. */
export interface EventTimes {
  startsAt: string;
  endsAt: string;
  timeZone: string;
}

/** Start and end of an event on the clocks of one zone. */
export interface TimesInZone {
  /** Whose clocks these are. */
  whose: 'event' | 'visitor';
  start: ClockReading;
  end: ClockReading;
}

/** What a page says of when an event is. */
export interface ShownTimes {
  /** Stands first, and decides on which day the event falls. */
  lead: TimesInZone;
  /** The same hours on the other clocks; undefined where they read the same. */
  other: TimesInZone | undefined;
}

/**
 * The times of an event as a visitor reads them: the event's zone always, the visitor's when its clocks
 * read otherwise. A virtual event leads with the visitor's. Without a visitor's zone, as at build, there
 * is only the event's.
 */
export function shownTimes(
  event: EventTimes & { format: Format },
  visitorZone: string | undefined,
): ShownTimes {
  const own = timesIn(event, event.timeZone, 'event');
  if (visitorZone === undefined) return { lead: own, other: undefined };
  const visitors = timesIn(event, visitorZone, 'visitor');
  if (readsTheSame(own, visitors)) return { lead: own, other: undefined };
  return event.format === 'virtual'
    ? { lead: visitors, other: own }
    : { lead: own, other: visitors };
}

/** `6:00 PM to 8:00 PM`; the day of the end and a zone that changes its name between are named. */
export function hoursLabel({ start, end }: TimesInZone): string {
  const from = start.zone === end.zone ? start.time : `${start.time} ${start.zone}`;
  const to = start.day === end.day ? end.time : `${end.date} ${end.time}`;
  return `${from} to ${to}`;
}

/** How many days later a clock shows than another: `+1 day`, `−1 day`; nothing on the same day. */
export function dayShift(from: ClockReading, to: ClockReading): string | undefined {
  const days = daysBetween(from.day, to.day);
  if (days === 0) return undefined;
  return `${days > 0 ? '+' : '−'}${counted(Math.abs(days), 'days')}`;
}

function timesIn(event: EventTimes, zone: string, whose: TimesInZone['whose']): TimesInZone {
  return { whose, start: readClock(event.startsAt, zone), end: readClock(event.endsAt, zone) };
}

/** Zones of two names may keep the same time, as New York and Toronto do. */
function readsTheSame(one: TimesInZone, other: TimesInZone): boolean {
  return (['start', 'end'] as const).every(
    (edge) => one[edge].day === other[edge].day && one[edge].time === other[edge].time,
  );
}
