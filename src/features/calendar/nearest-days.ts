import { daysBetween, type PlainDay } from '#site/plain-date.ts';

/**
 * The day that is nearest to another one, before or after it; of two equally near ones the later. Where it
 * lies before, the next one after comes second, since most visitors look ahead. None of none.
 */
export function nearestDays(days: Iterable<PlainDay>, to: PlainDay): readonly PlainDay[] {
  let before: PlainDay | undefined;
  let after: PlainDay | undefined;
  for (const day of days) {
    if (day < to) before = before === undefined || day > before ? day : before;
    else after = after === undefined || day < after ? day : after;
  }
  if (before === undefined || after === undefined) return [after ?? before ?? []].flat();
  return daysBetween(before, to) < daysBetween(to, after) ? [before, after] : [after];
}
