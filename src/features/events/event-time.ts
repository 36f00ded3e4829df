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
 * Start and end of an event, and the IANA zone of its place or, for a virtual event, of its host.
 * `format` decides whether this zone or the visitor’s comes first.
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
 * Returns the times of an event for a visitor: in the event's zone, and also in the visitor's where
 * its clocks show another time. `lead` is shown first, and its day is the day of the event; for a
 * virtual event that is the visitor's zone. Without `visitorZone`, as at build, there are only the
 * times of the event's zone.
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
 * Returns `6:00 PM to 8:00 PM`. It names the day of the end if that is another day, and the zone of
 * the start if the zone changes its name in between.
 */
export function hoursLabel({ start, end }: TimesInZone): string {
  const from = start.zone === end.zone ? start.time : `${start.time} ${start.zone}`;
  const to = start.day === end.day ? end.time : `${end.shortDate} ${end.time}`;
  return `${from} to ${to}`;
}

/**
 * Returns how many days the second clock is ahead of the first: `+1 day`, `−1 day`; undefined on
 * the same day.
 */
export function dayShift(from: ClockReading, to: ClockReading): string | undefined {
  const days = daysBetween(from.day, to.day);
  if (days === 0) return undefined;
  return `${days > 0 ? '+' : '−'}${counted(Math.abs(days), 'days')}`;
}

function timesIn(event: EventTimes, zone: string, whose: TimesInZone['whose']): TimesInZone {
  return { whose, start: readClock(event.startsAt, zone), end: readClock(event.endsAt, zone) };
}

/** Whether two clocks show the same times. Two zones may do so, as New York and Toronto. */
function readTheSame(times: TimesInZone, others: TimesInZone): boolean {
  return (['start', 'end'] as const).every(
    (edge) => times[edge].day === others[edge].day && times[edge].time === others[edge].time,
  );
}

/** The phase of an event: before its start, from its start to its end, or from its end on. */
export type EventPhase = 'upcoming' | 'now' | 'past';

/**
 * Returns the phase of an event at a moment. It is past from its end on, not from its start
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
 * Separates events that are not over from past ones, each sorted by date ascending
 * (docs/requirements/product.md, "List view order").
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
 * Compares two events for sorting: the earlier start first, those of one moment by id
 * (specification section 9, "sorted by date ascending").
 */
export function byStart(a: StartOfEvent, b: StartOfEvent): number {
  return (
    Date.parse(a.startsAt) - Date.parse(b.startsAt) || (a.id < b.id ? -1 : Number(a.id > b.id))
  );
}
