import { daysBetween, type PlainDay } from '#site/plain-date.ts';

/** The day that is nearest to another one, before or after it; of two equally near ones the later. Undefined of none. */
export function nearestDay(days: Iterable<PlainDay>, to: PlainDay): PlainDay | undefined {
  let nearest: PlainDay | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const day of days) {
    const distance = Math.abs(daysBetween(to, day));
    if (distance > least || (distance === least && nearest !== undefined && day < nearest))
      continue;
    nearest = day;
    least = distance;
  }
  return nearest;
}
