import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useAddressState } from '#site/address/use-address-state.ts';
import { useLoaded } from '#site/use-loaded.ts';
import { filterFromAddress, filterToAddress } from './evidence-address.ts';
import { emptyFilter } from './evidence-filter.ts';
import { type Counts, filterClaims } from './filter-claims.ts';
import { findInTexts } from './find-in-texts.ts';
import { type Ledger, readLedger } from './ledger.ts';

const codec = { read: filterFromAddress, write: filterToAddress };

/**
 * The filter, which lives in the address, and the claims of the page that it shows. `counts` are those
 * of the whole ledger, for the built page. Until the index is here, or where it does not come, the
 * words of the page itself are searched.
 */
export function useEvidence(counts: Counts) {
  const [filter, change] = useAddressState(emptyFilter, codec);
  const [ledger, setLedger] = useState<Ledger>();
  const search = useLoaded(fetchSearch);
  const words = filter.q.trim();

  useLayoutEffect(() => setLedger(readLedger(document)), []);
  useEffect(() => {
    if (words !== '') search.load();
  }, [words, search.load]);

  const selection = useMemo(() => {
    if (!ledger) return undefined;
    if (words === '') return filterClaims(ledger.rows, filter);
    const found = search.value?.(words) ?? findInTexts(ledger.texts(), words);
    return filterClaims(ledger.rows, filter, found);
  }, [ledger, filter, words, search.value]);

  useLayoutEffect(() => {
    if (selection) ledger?.show(selection.shown);
  }, [ledger, selection]);

  return {
    filter,
    change,
    counts: selection?.counts ?? counts,
    shown: selection?.shown.size ?? counts.total,
    /** The visitor comes near: time to fetch what a search needs. */
    prepare: search.load,
  };
}

function fetchSearch() {
  return import('./fetch-search.ts').then((search) => search.fetchSearch());
}
