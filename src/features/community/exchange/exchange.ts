import type { PlainDay } from '#site/time/plain-date.ts';
import type { ExchangeEntryFile } from './exchange.schema.ts';

export const exchangeHref = '/be-catalyst/exchange';

export type ExchangeEntry = ExchangeEntryFile & { id: string };

/**
 * Returns the status of an entry on a day. An entry that is not matched is open through `until`.
 */
export function statusOn(
  { status, until }: Pick<ExchangeEntry, 'status' | 'until'>,
  today: PlainDay,
): 'open' | 'matched' | 'past' {
  if (status === 'matched') return 'matched';
  return today <= until ? 'open' : 'past';
}

/** Returns the entries with the earliest last day first. */
export function inOrderOfEnd(entries: readonly ExchangeEntry[]): ExchangeEntry[] {
  return [...entries].sort((a, b) => a.until.localeCompare(b.until) || a.id.localeCompare(b.id));
}

/** Returns the first `count` entries that are open on the day `today`, in the order given. */
export function nextEntries(
  entries: readonly ExchangeEntry[],
  today: PlainDay,
  count: number,
): ExchangeEntry[] {
  return entries.filter((entry) => statusOn(entry, today) === 'open').slice(0, count);
}
