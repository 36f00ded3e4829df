import type { DeskHours } from './desk-hours.schema.ts';
import { hoursAfter } from './weekly-hours.ts';

/** Whether somebody is at the media desk. Moments are milliseconds since 1970. */
export type DeskState =
  | { isOpen: true; replyBy: number }
  | { isOpen: false; opensAt: number; replyBy: number };

const hour = 3_600_000;

/**
 * How the desk stands at a moment, and when a letter sent then is answered: after the stated business
 * hours, which go on at the next business day where this one ends. An hour is sixty minutes, also on days
 * when clocks change. Undefined for a desk that nobody staffs within a year.
 */
export function deskState(hours: DeskHours, now: number): DeskState | undefined {
  const closed = hours.holidays.map(({ date }) => date);
  let opensAt: number | undefined;
  let left = hours.replyHours * hour;
  for (const { from, to } of hoursAfter({ ...hours, closed }, now)) {
    const start = Math.max(from, now);
    opensAt ??= start;
    if (start + left <= to) {
      const replyBy = start + left;
      return opensAt === now ? { isOpen: true, replyBy } : { isOpen: false, opensAt, replyBy };
    }
    left -= to - start;
  }
  return undefined;
}
