import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ListForm } from '#lists/ListForm.tsx';
import { ListResults } from '#lists/ListResults.tsx';
import { cleared } from '#lists/list.ts';
import { frameOf } from '#lists/select.ts';
import { useList } from '#lists/use-list.ts';
import { useLoaded } from '#site/use-loaded.ts';
import type { EvidencePageFile } from '../evidence-page.schema.ts';
import { claimList, rowsFrom } from './claim-list.ts';
import { type Ledger, narrowedMark, readLedger } from './ledger.ts';
import type { Names } from './search-document.ts';

const clear = { head: 'Clear filters', empty: 'Show every claim' };

interface Props {
  words: EvidencePageFile['search'];
  names: Names;
  /** Every claim, as `rowsAsText` writes them. */
  claims: string;
}

/** Search and filters of the ledger. The claims are in the page below, and are shown or hidden. */
export function EvidenceFinder({ words, names, claims }: Props) {
  const rows = useMemo(() => rowsFrom(claims), [claims]);
  const definition = useMemo(() => claimList(names), [names]);
  const frame = useMemo(() => frameOf(definition, rows), [definition, rows]);
  const [ledger, setLedger] = useState<Ledger>();
  const index = useLoaded(fetchIndex);
  const search = index.value;
  // The words of the page are searched; where they find nothing, the index, which forgives a slip.
  const find = useCallback(
    (query: string) => {
      const exact = ledger?.find(query) ?? new Set();
      return scoresOf(exact.size > 0 ? exact : (search?.(query) ?? exact));
    },
    [ledger, search],
  );
  const list = useList({ definition, frame, find, words: { none: words.none, waiting: '' } });
  useLanding(() => list.ask(cleared));

  useLayoutEffect(() => setLedger(readLedger(document, rows, names)), [rows, names]);
  // An index that did not come is asked for again at the next keystroke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the search tries again.
  useEffect(() => index.load(), [index.load, list.state.q]);
  useLayoutEffect(() => {
    ledger?.show(new Set(list.isEmpty ? [] : list.page.map(({ id }) => id)));
  }, [ledger, list.page, list.isEmpty]);

  return (
    <>
      <ListForm
        list={list}
        title={words.title}
        action="/evidence"
        search={{ label: 'Search claims', hint: words.hint }}
      />
      <ListResults list={list} none={words.none} hint={words.advice} clear={clear} />
    </>
  );
}

/** A link to a place of this page has all rows laid out, and shown where a filter hides it, so that it lands there. */
function useLanding(showAll: () => void): void {
  const latest = useRef(showAll);
  useEffect(() => {
    latest.current = showAll;
  });
  useEffect(() => {
    const open = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      if (!link) return;
      document.documentElement.removeAttribute(narrowedMark);
      const place = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      const isHidden = place?.closest('[hidden]');
      // The list follows as a deferred value; the browser follows the link at once.
      for (let over = isHidden; over; over = place?.closest('[hidden]'))
        over.removeAttribute('hidden');
      if (isHidden) latest.current();
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
}

function scoresOf(ids: ReadonlySet<string>): ReadonlyMap<string, number> {
  return new Map([...ids].map((id) => [id, 1]));
}

function fetchIndex() {
  return import('./fetch-search.ts').then((search) => search.fetchSearch());
}
