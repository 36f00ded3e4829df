import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ListForm } from '#lists/ListForm.tsx';
import { EmptyList, ListHead } from '#lists/ListResults.tsx';
import { cleared, type ListState } from '#lists/list.ts';
import { wholeFrameOf } from '#lists/select.ts';
import { useList } from '#lists/use-list.ts';
import { focusFirstControl, useKeptFocus } from '#site/use-kept-focus.ts';
import { useLoaded } from '#site/use-loaded.ts';
import { Band } from '#ui/band/Band.tsx';
import { Button } from '#ui/button/Button.tsx';
import type { EvidencePageFile } from '../evidence.table.ts';
import { type ClaimRow, claimList, type Names, rowsFrom } from './claim-list.ts';
import { type Ledger, readLedger } from './ledger.ts';

interface Props {
  words: EvidencePageFile['search'];
  names: Names;
  /** The rows of the list, as `rowsAsText` returned them. */
  claims: string;
}

/**
 * Search and filters of the ledger. The page below holds the claims; this island sets their
 * `hidden`.
 */
export function EvidenceFinder({ words, names, claims }: Props) {
  const rows = useMemo(() => rowsFrom(claims), [claims]);
  const definition = useMemo(() => claimList(names), [names]);
  const frame = useMemo(() => wholeFrameOf(definition, rows), [definition, rows]);
  const ledger = useLedger(rows, names);
  const { value: search, load: loadSearch } = useClaimSearch(ledger);
  const find = useMemo(
    () =>
      search && ((query: string) => ({ scores: new Map([...search(query)].map((id) => [id, 1])) })),
    [search],
  );
  const list = useList({ definition, frame, find, isFinding: !search, words });
  const { state, listed, page, next, isEmpty, isWaiting, ask } = list;
  const head = useKeptFocus(() => focusFirstControl(list.form.current, { preventScroll: true }));
  const showsAll = useLinkToHidden(ledger, ask) === state;
  // The claims of an answer come one render after the answer.
  const isOnItsWay = isWaiting || (page.length === 0 && !isEmpty);

  // A search that did not come is asked for again at the next keystroke.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the search tries again.
  useEffect(() => {
    if (ledger) loadSearch();
  }, [ledger, loadSearch, state.q]);

  useLayoutEffect(() => {
    if (showsAll) ledger?.show();
    else if (!isOnItsWay) ledger?.show(new Set(isEmpty ? [] : page.map(({ id }) => id)));
  }, [ledger, page, isEmpty, isOnItsWay, showsAll]);

  function showMore() {
    const first = listed[page.length]?.id ?? '';
    flushSync(list.showMore);
    document.getElementById(first)?.querySelector<HTMLElement>('button, summary')?.focus();
  }

  return (
    <>
      <ListForm
        list={list}
        title={words.title}
        action="/evidence"
        search={{ label: 'Search claims', hint: words.hint }}
      />
      <div ref={head} data-awaits-address="">
        <ListHead list={list} clear="Clear filters" />
        {isEmpty && (
          <EmptyList list={list} none={words.none} hint={words.advice} clear="Show every claim" />
        )}
      </div>
      {next > 0 &&
        !showsAll &&
        ledger?.end &&
        createPortal(
          <Band space="list">
            <Button tone="ghost" onClick={showMore}>
              Show {next} more
            </Button>
          </Band>,
          ledger.end,
        )}
    </>
  );
}

/** Returns the claims in the page; undefined while the island is rendered without one. */
function useLedger(rows: readonly ClaimRow[], names: Names): Ledger | undefined {
  const [ledger, setLedger] = useState<Ledger>();
  useLayoutEffect(() => setLedger(readLedger(document, rows, names)), [rows, names]);
  return ledger;
}

/**
 * Returns the search of the claims, which is loaded and indexes them at the first call of `load`,
 * for which the ledger must have been read.
 */
function useClaimSearch(ledger: Ledger | undefined) {
  const fetchSearch = useCallback(async () => {
    const { indexClaims } = await import('./claim-search.ts');
    return indexClaims({ documents: ledger?.documents ?? [] });
  }, [ledger]);
  return useLoaded(fetchSearch);
}

/**
 * On click on a link to a hidden claim of this page, shows the claim and clears the filters.
 * Returns the list state after that. While it is current, every claim must be shown, because paging
 * would hide the linked one again.
 */
function useLinkToHidden(
  ledger: Ledger | undefined,
  ask: (next: (now: ListState) => ListState) => void,
): ListState | undefined {
  const [cleanState, setCleanState] = useState<ListState>();
  useEffect(() => {
    const open = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      const place = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
      if (!place?.closest('[hidden]')) return;
      // Immediately, because the browser scrolls to the target now and the list follows as a
      // deferred value.
      ledger?.show();
      ask((now) => {
        const next = cleared(now);
        setCleanState(next);
        return next;
      });
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [ledger, ask]);
  return cleanState;
}
