import { hoursAfter, type Span } from '#site/time/weekly-hours.ts';
import type { MediaPerson } from './media-person.ts';

const minute = 60_000;

/** Less than this is no interview. */
const shortestTalk = 15 * minute;

/**
 * The first time a person can talk: within the stated hours, after the notice they need, for a quarter of
 * an hour at least, and before the deadline where there is one. Moments are milliseconds since 1970.
 * Undefined if there is no such time, a year ahead at most.
 */
export function talkWindow(
  { hours, notice }: Pick<MediaPerson, 'hours' | 'notice'>,
  now: number,
  deadline = Number.POSITIVE_INFINITY,
): Span | undefined {
  const earliest = now + notice * minute;
  for (const span of hoursAfter(hours, earliest)) {
    const from = Math.max(span.from, earliest);
    const to = Math.min(span.to, deadline);
    if (from + shortestTalk <= to) return { from, to };
    if (span.to >= deadline) return undefined;
  }
  return undefined;
}
