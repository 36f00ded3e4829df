import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useAddressState } from '#site/address/use-address-state.ts';
import { useLoaded } from '#site/use-loaded.ts';
import { filterFromAddress, filterToAddress } from './evidence-address.ts';
import { emptyFilter } from './evidence-filter.ts';
import { type Counts, filterClaims } from './filter-claims.ts';
import { findInTexts } from './find-in-texts.ts';
import { firstOf, limitFor, pageSize } from './first-of.ts';
import { type Ledger, readLedger } from './ledger.ts';
import type { Names } from './search-document.ts';

const codec = { read: filterFromAddress, write: filterToAddress };

/**
 * The filter, which lives in the address, and the claims of the page that it shows: the first page of
 * them, or as many as were asked for. `counts` are those of the whole ledger, for the built page. The
 * words of the page are searched; where they find nothing, the index, which forgives a slip.
 */
export function useEvidence(counts: Counts, names: Names) {
  const [filter, change] = useAddressState(emptyFilter, codec);
  const [ledger, setLedger] = useState<Ledger>();
  const [more, setMore] = useState({ of: filter, limit: pageSize });
  const search = useLoaded(fetchSearch);
  const words = filter.q.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is read once.
  useLayoutEffect(() => {
    const read = readLedger(document, names);
    setLedger(read);
    setMore({
      of: filter,
      limit: limitFor(
        read.rows.map(({ id }) => id),
        location.hash,
      ),
    });
  }, []);
  useEffect(() => {
    if (words !== '') search.load();
  }, [words, search.load]);

  const selection = useMemo(() => {
    if (!ledger) return undefined;
    if (words === '') return filterClaims(ledger.rows, filter);
    const exact = findInTexts(ledger.texts(), words);
    const found = exact.size > 0 ? exact : (search.value?.(words) ?? exact);
    return filterClaims(ledger.rows, filter, found);
  }, [ledger, filter, words, search.value]);

  // A new result begins at its first page.
  const limit = more.of === filter ? more.limit : pageSize;
  useLayoutEffect(() => {
    if (!selection) return;
    ledger?.show(firstOf(selection.shown, limit), limit === Infinity ? 'now' : 'soon');
  }, [ledger, selection, limit]);

  const shown = selection?.shown.size ?? counts.total;
  return {
    filter,
    change,
    counts: selection?.counts ?? counts,
    shown,
    /** How many a press would bring; none where all stand there. */
    next: selection ? Math.max(0, Math.min(pageSize, shown - limit)) : 0,
    showMore: () => setMore({ of: filter, limit: limit + pageSize }),
    /** Everything at once: no filter, no page. */
    showAll: () => {
      change(emptyFilter);
      setMore({ of: emptyFilter, limit: Infinity });
    },
    /** The visitor comes near: time for what a search needs. */
    prepare: () => {
      search.load();
      ledger?.texts();
    },
  };
}

function fetchSearch() {
  return import('./fetch-search.ts').then((search) => search.fetchSearch());
}
