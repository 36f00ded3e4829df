/** Whether an event is still to come, goes on, or is over. */
export type EventPhase = 'upcoming' | 'now' | 'past';

interface Span {
  /** Instants, ISO 8601 UTC. */
  startsAt: string;
  endsAt: string;
}

/** Where an event stands at a moment. It is past from its end on, not from its start (PRODUCT.md, "Past" event). */
export function phaseOf({ startsAt, endsAt }: Span, now: Date): EventPhase {
  if (now.getTime() >= Date.parse(endsAt)) return 'past';
  return now.getTime() >= Date.parse(startsAt) ? 'now' : 'upcoming';
}

/** Whether an event is over. */
export function isPast(event: Span, now: Date): boolean {
  return phaseOf(event, now) === 'past';
}

/** Whether a visitor can still go to an event: it is not over, and it was not cancelled. */
export function isToCome(event: Span & { status?: string | undefined }, now: Date): boolean {
  return event.status !== 'cancelled' && !isPast(event, now);
}

/** Upcoming and past events, each by date ascending (PRODUCT.md, "List view order"). */
export function splitByDate<Item extends Span>(
  events: readonly Item[],
  now: Date,
): { upcoming: Item[]; past: Item[] } {
  const groups = { upcoming: [] as Item[], past: [] as Item[] };
  for (const event of events.toSorted(byStart)) {
    groups[isPast(event, now) ? 'past' : 'upcoming'].push(event);
  }
  return groups;
}

/** Earlier starts first, for `toSorted` (specification section 9, "sorted by date ascending"). */
export function byStart(a: Span, b: Span): number {
  return Date.parse(a.startsAt) - Date.parse(b.startsAt);
}
