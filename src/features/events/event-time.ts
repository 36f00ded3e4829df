import { type ClockReading, readClock } from '#site/time/clock-reading.ts';
import { daysBetween } from '#site/time/plain-date.ts';
import type { Format } from '#site/vocabulary.ts';
import { counted } from '#site/words.ts';

/** Start and end of an event: instants in ISO 8601 UTC. */
interface EventSpan {
  startsAt: string;
  endsAt: string;
}

/**
 * When an event is, the IANA zone of its place or its host, and whether that or the visitor’s comes
 * first.
 */
export interface EventTimes extends EventSpan {
  timeZone: string;
  format: Format;
}

export interface TimesInZone {
  whose: 'event' | 'visitor';
  start: ClockReading;
  end: ClockReading;
}

/**
 * The times of an event for a visitor: in the event's zone always, and in the visitor's where its
 * clocks read otherwise. `lead` is shown first, and its day is the day of the event; a virtual
 * event leads with the visitor's zone. Without a visitor's zone, as at build, only the event's.
 */
export function shownTimes(
  event: EventTimes,
  visitorZone: string | undefined,
): { lead: TimesInZone; other: TimesInZone | undefined } {
  const own = timesIn(event, event.timeZone, 'event');
  if (visitorZone === undefined) return { lead: own, other: undefined };
  const visitors = timesIn(event, visitorZone, 'visitor');
  if (readTheSame(own, visitors)) return { lead: own, other: undefined };
  return event.format === 'virtual'
    ? { lead: visitors, other: own }
    : { lead: own, other: visitors };
}

/**
 * `6:00 PM to 8:00 PM`; with the day of the end where it is another day, and the first zone where
 * its name changes.
 */
export function hoursLabel({ start, end }: TimesInZone): string {
  const from = start.zone === end.zone ? start.time : `${start.time} ${start.zone}`;
  const to = start.day === end.day ? end.time : `${end.date} ${end.time}`;
  return `${from} to ${to}`;
}

/**
 * How many days later the second clock is than the first: `+1 day`, `−1 day`; undefined on the same
 * day.
 */
export function dayShift(from: ClockReading, to: ClockReading): string | undefined {
  const days = daysBetween(from.day, to.day);
  if (days === 0) return undefined;
  return `${days > 0 ? '+' : '−'}${counted(Math.abs(days), 'days')}`;
}

function timesIn(event: EventTimes, zone: string, whose: TimesInZone['whose']): TimesInZone {
  return { whose, start: readClock(event.startsAt, zone), end: readClock(event.endsAt, zone) };
}

/** Zones with two names may keep the same time, as New York and Toronto do. */
function readTheSame(one: TimesInZone, other: TimesInZone): boolean {
  return (['start', 'end'] as const).every(
    (edge) => one[edge].day === other[edge].day && one[edge].time === other[edge].time,
  );
}

/** Before the start of an event, from its start to its end, and from its end on. */
export type EventPhase = 'upcoming' | 'now' | 'past';

/**
 * The phase of an event at a moment. It is past from its end on, not from its start
 * (docs/requirements/product.md, "Past" event).
 */
export function phaseOf({ startsAt, endsAt }: EventSpan, now: Date): EventPhase {
  if (now.getTime() >= Date.parse(endsAt)) return 'past';
  return now.getTime() >= Date.parse(startsAt) ? 'now' : 'upcoming';
}

/** Whether a visitor can still go to an event: it is not over, and it was not cancelled. */
export function isToCome(event: EventSpan & { status?: string | undefined }, now: Date): boolean {
  return event.status !== 'cancelled' && phaseOf(event, now) !== 'past';
}

/**
 * Events that are not over, and past ones, each by date ascending (docs/requirements/product.md,
 * "List view order").
 */
export function splitByDate<Item extends EventSpan & { id: string }>(
  events: readonly Item[],
  now: Date,
): { upcoming: Item[]; past: Item[] } {
  const sorted = [...events].sort(byStart);
  const isPast = (event: Item) => phaseOf(event, now) === 'past';
  return { upcoming: sorted.filter((event) => !isPast(event)), past: sorted.filter(isPast) };
}

interface StartOfEvent {
  id: string;
  startsAt: string;
}

/**
 * Earlier starts first, those of one moment by id, for sorting (specification section 9, "sorted by
 * date ascending").
 */
export function byStart(a: StartOfEvent, b: StartOfEvent): number {
  return (
    Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}
