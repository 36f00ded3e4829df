import type { ExchangeEntry } from './exchange.ts';
import { type ExchangeFilter, type FilterKey, filterKeys, valuesOf } from './exchange-filter.ts';

/** How many entries each answer would leave, `all` among them. */
export type Counts = Record<FilterKey, Record<string, number>>;

/**
 * The entries that pass, and what each answer would leave: a count follows the other filters, not its own
 *.
 */
export function filterExchange(entries: readonly ExchangeEntry[], filter: ExchangeFilter) {
  const counts: Counts = { kind: {}, topic: {}, region: {}, lang: {} };
  const shown = entries.filter((entry) => {
    const failed = filterKeys.filter((key) => !passes(entry, key, filter));
    for (const key of filterKeys) {
      if (failed.some((other) => other !== key)) continue;
      for (const value of ['all', ...valuesOf(entry, key)]) {
        counts[key][value] = (counts[key][value] ?? 0) + 1;
      }
    }
    return failed.length === 0;
  });
  return { shown, counts };
}

function passes(entry: ExchangeEntry, key: FilterKey, filter: ExchangeFilter): boolean {
  return filter[key] === 'all' || valuesOf(entry, key).includes(filter[key]);
}
