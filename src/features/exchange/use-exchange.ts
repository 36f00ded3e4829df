import { useMemo } from 'react';
import { useAddressState } from '#site/address/use-address-state.ts';
import { dayIn } from '#site/clock-reading.ts';
import { useMinute } from '#site/use-minute.ts';
import { useVisitorZone } from '#site/use-visitor-zone.ts';
import { type ExchangeEntry, standingOf } from './exchange.ts';
import { answersOf, emptyFilter, filterFromAddress, filterToAddress } from './exchange-filter.ts';
import { filterExchange } from './filter-exchange.ts';

/**
 * The board as it is today where the visitor is: what is open, narrowed by the filter in the address, and
 * what is not. Until the page is live it is the board of the day of the build.
 */
export function useExchange(entries: readonly ExchangeEntry[], builtOn: string) {
  const visitorZone = useVisitorZone() ?? 'UTC';
  const now = useMinute();
  const today = now ? dayIn(now, visitorZone) : builtOn;
  const answers = useMemo(() => answersOf(entries), [entries]);
  const [filter, change] = useAddressState(emptyFilter, {
    read: (query) => filterFromAddress(query, answers),
    write: filterToAddress,
  });
  const open = entries.filter((entry) => standingOf(entry, today) === 'open');
  const closed = entries.filter((entry) => standingOf(entry, today) !== 'open');
  return { filter, change, answers, today, open, closed, ...filterExchange(open, filter) };
}
