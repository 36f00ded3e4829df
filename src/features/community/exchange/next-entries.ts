import { type ExchangeEntry, standingOf } from './exchange.ts';

/** The first open entries of a board in its order, as many as asked. */
export function nextEntries(
  entries: readonly ExchangeEntry[],
  today: string,
  count: number,
): ExchangeEntry[] {
  const open = entries.filter((entry) => standingOf(entry, today) === 'open');
  return open.slice(0, count);
}
