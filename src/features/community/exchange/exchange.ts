import type { PlainDay } from '#site/time/plain-date.ts';
import type { ExchangeEntryFile } from './exchange.schema.ts';

export type ExchangeEntry = ExchangeEntryFile & { id: string };

/** The status of an entry on a day: open through its last day, or matched at any time. */
export function statusOn(
  { status, until }: Pick<ExchangeEntry, 'status' | 'until'>,
  today: PlainDay,
): 'open' | 'matched' | 'past' {
  if (status === 'matched') return 'matched';
  return today <= until ? 'open' : 'past';
}

export function inOrderOfEnd(entries: readonly ExchangeEntry[]): ExchangeEntry[] {
  return [...entries].sort((a, b) => a.until.localeCompare(b.until) || a.id.localeCompare(b.id));
}

export function nextEntries(
  entries: readonly ExchangeEntry[],
  today: PlainDay,
  count: number,
): ExchangeEntry[] {
  return entries.filter((entry) => statusOn(entry, today) === 'open').slice(0, count);
}
