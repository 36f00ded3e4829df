import { splitByDate } from '#features/events/event-time.ts';

/** As many as a frame has room for. */
const mostEvents = 5;

/** The events that are not over, the next first, five at most. A cancelled one stays: whoever planned to come must see it. */
export function nextEvents<Event extends { startsAt: string; endsAt: string }>(
  events: readonly Event[],
  now: Date,
): Event[] {
  return splitByDate(events, now).upcoming.slice(0, mostEvents);
}
