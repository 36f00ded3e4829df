import { addDays } from '#site/time/plain-date.ts';
import { instantAt, wallClock } from '#site/time/wall-clock.ts';

const minute = 60_000;
const soonest = 90 * minute;
const rounding = 5 * minute;

/** A deadline that one press sets, on a wall clock (`YYYY-MM-DDTHH:MM`). */
export interface SoonDeadline {
  id: 'soon' | 'today' | 'tomorrow';
  by: string;
}

/**
 * The deadlines that reporters name most, on the clock of a zone: in 90 minutes, rounded up to 5; today at 5 PM while
 * that lies ahead; tomorrow at 9 AM. `now` is in milliseconds since 1970. Of an hour that a clock shows twice the first
 * is meant, as everywhere on this page, so that nobody is offered too late.
 */
export function soonDeadlines(now: number, zone: string): SoonDeadline[] {
  const soon = wallClock(Math.ceil((now + soonest) / rounding) * rounding, zone);
  const { day } = wallClock(now, zone);
  const isAhead = instantAt(day, '17:00', zone) > now;
  return [
    { id: 'soon', by: `${soon.day}T${soon.time}` },
    ...(isAhead ? [{ id: 'today' as const, by: `${day}T17:00` }] : []),
    { id: 'tomorrow', by: `${addDays(day, 1)}T09:00` },
  ];
}
