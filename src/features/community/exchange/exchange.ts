import type { PlainDay } from '#site/time/plain-date.ts';
import type { ExchangeEntryFile } from './exchange-entry.schema.ts';

/** What stands on the board. */
export interface ExchangeEntry extends ExchangeEntryFile {
  id: string;
}

/** How an entry stands on a day: open through its last day, until somebody is found. */
export function standingOf(
  { status, until }: Pick<ExchangeEntry, 'status' | 'until'>,
  today: PlainDay,
): 'open' | 'matched' | 'past' {
  if (status === 'matched') return 'matched';
  return today <= until ? 'open' : 'past';
}

/** The soonest to end first; of the same day in the order of their ids. */
export function inOrderOfEnd(entries: readonly ExchangeEntry[]): ExchangeEntry[] {
  return entries.toSorted((a, b) => a.until.localeCompare(b.until) || a.id.localeCompare(b.id));
}
