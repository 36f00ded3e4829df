import type { DeskHours } from '#site/site.schema.ts';
import { longDate } from '#site/time/labels.ts';
import type { PlainDay } from '#site/time/plain-date.ts';

const told = 2;

/** The next two days off from a day on, in words: `November 26, 2026 (Thanksgiving Day)`. */
export function nextDaysOff({ holidays }: Pick<DeskHours, 'holidays'>, today: PlainDay): string[] {
  return holidays
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, told)
    .map(({ date, name }) => `${longDate(date)} (${name})`);
}
